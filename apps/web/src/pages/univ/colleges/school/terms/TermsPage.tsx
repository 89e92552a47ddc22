import {
  useArchiveSchoolTermMutation,
  useExportSchoolTermsMutation,
  useGetSchoolTermsQuery,
  useReopenSchoolTermMutation,
} from '@cheese/api-client/school/term';
import { termStates } from '@cheese/domain/codes/school/terms';
import type { Term } from '@cheese/domain/contract/school/term';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { useTask } from '@cheese/ui/form/useTask';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { ExportButton } from '@cheese/ui/management/ExportButton';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { RemoveDialog } from '@cheese/ui/management/RemoveDialog';
import type { RowAction } from '@cheese/ui/management/RowActions';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { hasRole } from '../../../../../session/requiredRole';
import { useSessionState } from '../../../../../session/session';
import { termColumns } from './termColumns';
import { TermDialog } from './TermDialog';
import { texts } from './texts';

type Opened = { what: 'add' } | { what: 'edit' | 'archive'; term: Term };

const filters = { state: termStates };

/** Terms of the school; read-only without the right to change them. */
export default function TermsPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const query = useGetSchoolTermsQuery(
    { ...address.asked, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [opened, open] = useState<Opened | null>(null);
  const [askExport] = useExportSchoolTermsMutation();
  const [archive] = useArchiveSchoolTermMutation();
  const [reopen] = useReopenSchoolTermMutation();
  const { run } = useTask();
  const user = useSessionState().person?.all.user;
  const isAdmin = user !== undefined && hasRole(user, 'schoolAdmin');
  const { page: _page, ...shown } = address.asked;
  const mayChange = query.data?.mayChange ?? false;
  const close = () => open(null);
  const actionsFor = (term: Term): RowAction[] => {
    const { id, archivedAt } = term;
    if (archivedAt !== null) {
      const act = () => void run(() => reopen({ id }).unwrap(), texts.reopened);
      return isAdmin ? [{ text: texts.reopen, act }] : [];
    }
    if (!mayChange) return [];
    return [
      { text: texts.modify, act: () => open({ what: 'edit', term }) },
      { text: texts.archive, isDangerous: true, act: () => open({ what: 'archive', term }) },
    ];
  };
  const add = mayChange && (
    <Button variant="contained" onClick={() => open({ what: 'add' })}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <PageTitle lead={texts.lead} actions={add}>
        {texts.title}
      </PageTitle>
      <FilterBar
        address={address}
        filters={filters}
        names={texts.filters}
        placeholder={texts.placeholder}
      >
        {mayChange && <ExportButton ask={() => askExport(shown).unwrap()} />}
      </FilterBar>
      <PagedTable
        query={query}
        address={address}
        what={texts.what}
        columns={termColumns(actionsFor)}
        idOf={({ id }) => id}
        start={add}
      />
      {opened?.what === 'add' && <TermDialog term={null} onClose={close} />}
      {opened?.what === 'edit' && (
        <TermDialog
          term={query.data?.list.find(({ id }) => id === opened.term.id) ?? opened.term}
          onClose={close}
        />
      )}
      {opened?.what === 'archive' && (
        <RemoveDialog
          title={texts.archiveTitle(opened.term.name)}
          consequence={texts.archiveLoss}
          confirm={texts.archive}
          done={texts.archived}
          remove={() => archive({ id: opened.term.id }).unwrap()}
          onClose={close}
        />
      )}
    </>
  );
}
