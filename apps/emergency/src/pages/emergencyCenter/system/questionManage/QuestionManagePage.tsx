import type { BankQuestion } from '@cheese/domain/contract/emergency/shapes/questionShapes';
import { systemMessages } from '@cheese/domain/texts/systemMessages';
import { useExportQuestionsMutation, useGetQuestionsQuery } from '@cheese/emergency-api/question';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ExportButton } from '@cheese/ui/management/ExportButton';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { texts as common } from '@cheese/ui/management/texts';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { BankWarning } from '../BankWarning';
import { useRequestedOrg } from '../../../../features/org/OrgScope';
import { BatchRemoval } from './BatchRemoval';
import { filters, questionColumns } from './questionColumns';
import { QuestionDialogs, type OpenDialog } from './QuestionDialogs';
import { texts } from './texts';

const none: ReadonlySet<number> = new Set();

export default function QuestionManagePage() {
  useDocumentTitle(systemMessages.questionManagement);
  const org = useRequestedOrg();
  const address = useListAddress(filters);
  const { page: _page, ...narrowed } = address.asked;
  const query = useGetQuestionsQuery({ ...address.asked, ...org, pageCnt: PAGE_SIZE });
  const [askExport] = useExportQuestionsMutation();
  const [chosen, choose] = useState(none);
  const [dialog, open] = useState<OpenDialog | null>(null);

  const actionsFor = (question: BankQuestion) => [
    { text: common.preview, act: () => open({ kind: 'preview', question }) },
    { text: common.edit, act: () => open({ kind: 'edit', question }) },
    { text: common.remove, isDangerous: true, act: () => open({ kind: 'remove', question }) },
  ];
  const add = (
    <Button variant="contained" onClick={() => open({ kind: 'edit', question: null })}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <PageTitle actions={add}>{systemMessages.questionManagement}</PageTitle>
      <BankWarning />
      <FilterBar
        address={address}
        filters={filters}
        names={texts.filters}
        placeholder={texts.placeholder}
      >
        <Button variant="outlined" color="inherit" onClick={() => open({ kind: 'import' })}>
          {texts.import}
        </Button>
        <ExportButton ask={() => askExport({ ...narrowed, ...org }).unwrap()} />
      </FilterBar>
      {chosen.size > 0 && <BatchRemoval ids={[...chosen]} onClear={() => choose(none)} />}
      <PagedTable
        query={query}
        address={address}
        what={texts.what}
        columns={questionColumns(actionsFor)}
        idOf={({ id }) => id}
        selection={{ chosen, nameOf: ({ stem }) => stem, onChange: choose }}
        start={add}
      />
      {dialog && <QuestionDialogs dialog={dialog} onClose={() => open(null)} />}
    </>
  );
}
