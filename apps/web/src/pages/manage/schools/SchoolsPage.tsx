import { useGetManagedSchoolsQuery } from '@cheese/api-client/school/schoolManage';
import { schoolStates } from '@cheese/domain/codes/school/schoolStates';
import type { ManagedSchool } from '@cheese/domain/contract/school/schoolManage';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { AddSchoolDialog } from './AddSchoolDialog';
import { MergeDialog } from './merging/MergeDialog';
import { schoolColumns } from './schoolColumns';
import { SuspendDialog } from './SuspendDialog';
import { texts } from './texts';

const filters = { state: schoolStates } as const;

/** The schools of the platform: opened, suspended, resumed and merged here. */
export default function SchoolsPage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const query = useGetManagedSchoolsQuery(
    { ...address.asked, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [isAdding, setAdding] = useState(false);
  const [chosen, choose] = useState<ManagedSchool | null>(null);
  const [merged, merge] = useState<ManagedSchool | null>(null);
  const add = (
    <Button variant="contained" onClick={() => setAdding(true)}>
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
      />
      <PagedTable
        query={query}
        address={address}
        what={texts.what}
        columns={schoolColumns({ suspend: choose, merge })}
        idOf={({ id }) => id}
        start={add}
      />
      {isAdding && <AddSchoolDialog onClose={() => setAdding(false)} />}
      {chosen && <SuspendDialog school={chosen} onClose={() => choose(null)} />}
      {merged && <MergeDialog school={merged} onClose={() => merge(null)} />}
    </>
  );
}
