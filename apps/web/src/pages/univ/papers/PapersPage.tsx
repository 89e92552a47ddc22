import {
  useArchivePaperMutation,
  useCopyPaperMutation,
  useGetPapersQuery,
} from '@cheese/api-client/exam/paperManage';
import type { PaperBrief } from '@cheese/domain/contract/exam/shapes/paperShapes';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { useTask } from '@cheese/ui/form/useTask';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import type { RowAction } from '@cheese/ui/management/RowActions';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { NewPaperDialog } from './NewPaperDialog';
import { paperColumns } from './paperColumns';
import { archiveFilter, texts } from './texts';

const filters = { isArchived: archiveFilter };

/** The papers of a school, shared by its teachers. */
export default function PapersPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const { isArchived, ...asked } = address.asked;
  const query = useGetPapersQuery(
    { ...asked, pageCnt: PAGE_SIZE, isArchived: isArchived !== undefined },
    { refetchOnMountOrArgChange: true },
  );
  const [isAdding, setAdding] = useState(false);
  const [copy] = useCopyPaperMutation();
  const [archive] = useArchivePaperMutation();
  const { run } = useTask();

  const actionsFor = ({ id: paperId, isArchived: isAway }: PaperBrief): RowAction[] => [
    { text: texts.copy, act: () => void run(() => copy({ paperId }).unwrap(), texts.copied) },
    {
      text: isAway ? texts.restore : texts.archive,
      act: () =>
        void run(
          () => archive({ paperId, isArchived: !isAway }).unwrap(),
          isAway ? texts.restored : texts.archived,
        ),
    },
  ];
  const add = (
    <Button variant="contained" onClick={() => setAdding(true)}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <PageTitle actions={add}>{texts.title}</PageTitle>
      <FilterBar
        address={address}
        filters={filters}
        names={texts.filters}
        placeholder={texts.placeholder}
      />
      <PagedTable
        query={query}
        address={address}
        what={texts.what}
        columns={paperColumns(actionsFor)}
        idOf={({ id }) => id}
        start={add}
      />
      {isAdding && <NewPaperDialog onClose={() => setAdding(false)} />}
    </>
  );
}
