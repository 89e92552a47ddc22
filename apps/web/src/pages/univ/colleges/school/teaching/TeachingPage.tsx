import {
  useExportTeachingClassesMutation,
  useGetTeachingClassesQuery,
  useRemoveTeachingClassMutation,
} from '@cheese/api-client/school/teachingClass';
import { useGetSchoolTermsQuery } from '@cheese/api-client/school/term';
import type { TeachingClass } from '@cheese/domain/contract/school/teachingClass';
import type { Term } from '@cheese/domain/contract/school/term';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { refusalOf } from '@cheese/ui/feedback/failure';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { ExportButton } from '@cheese/ui/management/ExportButton';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import type { RowAction } from '@cheese/ui/management/RowActions';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { paths } from '../../../../../paths';
import { AddClassDialog, EditClassDialog } from './ClassDialog';
import { teachingColumns } from './teachingColumns';
import { texts } from './texts';

type Opened = { what: 'add' } | { what: 'edit' | 'remove'; one: TeachingClass };

const MOST_TERMS = 100;

/** Teaching classes that the user may see, by term. */
export default function TeachingPage() {
  useDocumentTitle(texts.title);
  const terms = useGetSchoolTermsQuery({ page: 1, pageCnt: MOST_TERMS });
  const all = terms.data?.list ?? [];
  const termNames: Record<number, string> = Object.fromEntries(
    all.map(({ id, name }) => [id, name]),
  );
  const filters = { termId: termNames };
  const address = useListAddress(filters);
  const query = useGetTeachingClassesQuery(
    { ...address.asked, pageCnt: PAGE_SIZE },
    // Wait for the terms: a term in the address can be checked only against them.
    { refetchOnMountOrArgChange: true, skip: terms.isLoading },
  );
  const [askExport] = useExportTeachingClassesMutation();
  const { page: _page, ...shown } = address.asked;
  const [opened, open] = useState<Opened | null>(null);
  const { mayAdd = false, needsTeacher = true, list = [] } = query.data ?? {};
  const actionsFor = (one: TeachingClass): RowAction[] =>
    one.mayEdit
      ? [
          { text: texts.modify, act: () => open({ what: 'edit', one }) },
          ...(mayAdd
            ? [{ text: texts.remove, isDangerous: true, act: () => open({ what: 'remove', one }) }]
            : []),
        ]
      : [];
  const add = mayAdd && (
    <Button variant="contained" onClick={() => open({ what: 'add' })}>
      {texts.add}
    </Button>
  );
  const toTerms = mayAdd && <Button href={paths.univ.terms()}>{texts.terms}</Button>;
  const isNobodys = refusalOf(query.error) === 'access.denied';
  return (
    <>
      <PageTitle
        lead={texts.lead}
        actions={
          <>
            {toTerms}
            {add}
          </>
        }
      >
        {texts.title}
      </PageTitle>
      {isNobodys ? (
        <EmptyState sentence={texts.noneYet} hint={texts.noneHint} />
      ) : (
        <>
          <FilterBar
            address={address}
            filters={filters}
            names={texts.filters}
            placeholder={texts.placeholder}
          >
            <ExportButton ask={() => askExport(shown).unwrap()} />
          </FilterBar>
          <PagedTable
            query={query}
            address={address}
            what={texts.what}
            columns={teachingColumns(actionsFor)}
            idOf={({ id }) => id}
            start={add}
          />
        </>
      )}
      {opened && (
        <Dialogs
          opened={opened}
          list={list}
          terms={all.filter(({ archivedAt }) => archivedAt === null)}
          needsTeacher={needsTeacher}
          onClose={() => open(null)}
        />
      )}
    </>
  );
}

interface DialogsProps {
  opened: Opened;
  list: readonly TeachingClass[];
  terms: readonly Term[];
  needsTeacher: boolean;
  onClose: () => void;
}

function Dialogs({ opened, list, terms, needsTeacher, onClose }: DialogsProps) {
  const [remove] = useRemoveTeachingClassMutation();
  if (opened.what === 'add') {
    return <AddClassDialog terms={terms} needsTeacher={needsTeacher} onClose={onClose} />;
  }
  const { one, what } = opened;
  if (what === 'edit') {
    return <EditClassDialog now={list.find(({ id }) => id === one.id) ?? one} onClose={onClose} />;
  }
  return (
    <RemoveDialog
      title={texts.removeTitle(one.name)}
      consequence={texts.removeLoss}
      done={texts.removed}
      remove={() => remove({ id: one.id }).unwrap()}
      onClose={onClose}
    />
  );
}
