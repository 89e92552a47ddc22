import {
  useCopyExamMutation,
  useGetManagedExamsQuery,
  useRemoveExamMutation,
} from '@cheese/api-client/exam/examManage';
import type { ManagedExam } from '@cheese/domain/contract/exam/examManage';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { useTask } from '@cheese/ui/form/useTask';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import type { RowAction } from '@cheese/ui/management/RowActions';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { examColumns, filters } from './examColumns';
import { NewExamDialog } from './NewExamDialog';
import { texts } from './texts';

type Opened = { what: 'add' } | { what: 'remove'; exam: ManagedExam };

/** Exams of the school: drafts, upcoming, running and past ones. */
export default function ExamsPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const query = useGetManagedExamsQuery(
    { ...address.asked, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [opened, open] = useState<Opened | null>(null);
  const [copy] = useCopyExamMutation();
  const { run } = useTask();
  const navigate = useNavigate();

  const actionsFor = (exam: ManagedExam): RowAction[] => {
    const { id: examId, phase } = exam;
    const isHeld = phase === 'running' || phase === 'over' || phase === 'toCome';
    return [
      ...(isHeld
        ? [{ text: texts.live, act: () => void navigate(paths.univ.examLive({ examId })) }]
        : []),
      ...(exam.waitingCount > 0
        ? [
            {
              text: texts.mark(exam.waitingCount),
              act: () => void navigate(paths.univ.exam('marking', { examId })),
            },
          ]
        : []),
      ...(phase === 'over' || phase === 'running'
        ? [
            {
              text: texts.results,
              act: () => void navigate(paths.univ.exam('results', { examId })),
            },
          ]
        : []),
      { text: texts.copy, act: () => void run(() => copy({ examId }).unwrap(), texts.copied) },
      ...(phase === 'draft'
        ? [{ text: texts.remove, isDangerous: true, act: () => open({ what: 'remove', exam }) }]
        : []),
    ];
  };
  const add = (
    <Button variant="contained" onClick={() => open({ what: 'add' })}>
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
        columns={examColumns(actionsFor)}
        idOf={({ id }) => id}
        start={add}
      />
      {opened?.what === 'add' && <NewExamDialog onClose={() => open(null)} />}
      {opened?.what === 'remove' && <RemoveDraft exam={opened.exam} onClose={() => open(null)} />}
    </>
  );
}

function RemoveDraft({ exam, onClose }: { exam: ManagedExam; onClose: () => void }) {
  const [remove] = useRemoveExamMutation();
  return (
    <RemoveDialog
      title={texts.removeTitle}
      consequence={texts.removeLoss(exam.title)}
      remove={() => remove({ examId: exam.id }).unwrap()}
      onClose={onClose}
    />
  );
}
