import { useExportMembersMutation, useGetMembersQuery } from '@cheese/api-client/school/member';
import type { Member } from '@cheese/domain/contract/school/member';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { ExportButton } from '@cheese/ui/management/ExportButton';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import type { Selection } from '@cheese/ui/table/DataTable';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { RightGate } from '../../../../../features/schoolRights/RightGate';
import type { SchoolRights } from '../../../../../features/schoolRights/useSchoolRights';
import { paths } from '../../../../../paths';
import { DepartmentFilter } from '../DepartmentFilter';
import { ListHalves } from '../ListHalves';
import { AddPersonDialog } from './AddPersonDialog';
import { BulkBar } from './BulkBar';

import { memberColumns } from './memberColumns';
import { texts } from './texts';
import { usePeopleAddress } from './usePeopleAddress';

export default function PeoplePage() {
  useDocumentTitle(texts.title);
  return <RightGate right="viewPeople">{(rights) => <People rights={rights} />}</RightGate>;
}

function People({ rights }: { rights: SchoolRights }) {
  const [isAdding, setAdding] = useState(false);
  const { address, departmentId } = usePeopleAddress();
  const mayEdit = rights.has('editPeople');
  return (
    <>
      <PageTitle
        lead={rights.get('viewPeople') ? texts.lead : texts.readLead}
        actions={
          <>
            {rights.has('importPeople') && (
              <Button variant="outlined" href={paths.univ.schoolImport()}>
                {texts.import}
              </Button>
            )}
            {mayEdit && (
              <Button variant="contained" onClick={() => setAdding(true)}>
                {texts.add}
              </Button>
            )}
          </>
        }
      >
        {texts.title}
      </PageTitle>
      <ListHalves>
        <DepartmentFilter
          counts="people"
          chosen={departmentId}
          onChoose={(id) => address.go({ departmentId: id, classId: undefined })}
        />
        <PeopleList mayEdit={mayEdit} />
      </ListHalves>
      {isAdding && <AddPersonDialog departmentId={departmentId} onClose={() => setAdding(false)} />}
    </>
  );
}

const none: ReadonlySet<number> = new Set();

function PeopleList({ mayEdit }: { mayEdit: boolean }) {
  const { address, filters, asked, page } = usePeopleAddress();
  const query = useGetMembersQuery(
    { ...asked, page, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [askExport] = useExportMembersMutation();
  /** Changing the filters clears the selection, so that no hidden person is changed. */
  const shown = JSON.stringify(asked);
  const [choice, setChoice] = useState({ shown, ids: none });
  const chosen = choice.shown === shown ? choice.ids : none;
  const choose = (ids: ReadonlySet<number>) => setChoice({ shown, ids });
  const selection: Selection<Member> = { chosen, nameOf: ({ name }) => name, onChange: choose };
  return (
    <div>
      <FilterBar
        address={address}
        filters={filters}
        names={texts.filters}
        placeholder={texts.placeholder}
      >
        <ExportButton ask={() => askExport(asked).unwrap()} />
      </FilterBar>
      {chosen.size > 0 && <BulkBar ids={[...chosen]} onDone={() => choose(none)} />}
      <PagedTable
        query={query}
        address={address}
        what={texts.what}
        columns={memberColumns}
        idOf={({ id }) => id}
        {...(mayEdit && { selection })}
      />
    </div>
  );
}
