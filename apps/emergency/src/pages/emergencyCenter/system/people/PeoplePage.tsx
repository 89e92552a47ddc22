import type { OrgUser } from '@cheese/domain/contract/emergency/orgUser';
import { systemMessages } from '@cheese/domain/texts/systemMessages';
import { useGetOrgUsersQuery } from '@cheese/emergency-api/orgUser';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { texts as common } from '@cheese/ui/management/texts';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { useRequestedOrg } from '../../../../features/org/OrgScope';
import { PeopleDialogs, type OpenDialog } from './PeopleDialogs';
import { filters, personColumns } from './personColumns';
import { texts } from './texts';

export default function PeoplePage() {
  useDocumentTitle(systemMessages.peopleManagement);
  const address = useListAddress(filters);
  const query = useGetOrgUsersQuery({ ...address.asked, ...useRequestedOrg(), pageCnt: PAGE_SIZE });
  const [dialog, open] = useState<OpenDialog | null>(null);

  const actionsFor = (person: OrgUser) => [
    { text: common.edit, act: () => open({ kind: 'edit', person }) },
    { text: texts.reset, act: () => open({ kind: 'reset', person }) },
    { text: texts.remove, isDangerous: true, act: () => open({ kind: 'remove', person }) },
  ];
  const add = (
    <Button variant="contained" onClick={() => open({ kind: 'edit', person: null })}>
      {texts.add}
    </Button>
  );
  return (
    <>
      <PageTitle actions={add}>{systemMessages.peopleManagement}</PageTitle>
      <FilterBar
        address={address}
        filters={filters}
        names={texts.filters}
        placeholder={texts.placeholder}
      >
        <Button variant="outlined" color="inherit" onClick={() => open({ kind: 'import' })}>
          {texts.import}
        </Button>
      </FilterBar>
      <PagedTable
        query={query}
        address={address}
        what={texts.what}
        columns={personColumns(actionsFor)}
        idOf={({ id }) => id}
        start={add}
      />
      {dialog && <PeopleDialogs dialog={dialog} onClose={() => open(null)} />}
    </>
  );
}
