import {
  useExportSchoolAuditMutation,
  useGetSchoolAuditQuery,
} from '@cheese/api-client/school/schoolAudit';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { ExportButton } from '@cheese/ui/management/ExportButton';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import { useState } from 'react';
import {
  schoolAuditColumns,
  schoolAuditFilters as filters,
} from '../../../../../features/audit/auditColumns';
import { texts } from '../../../../../features/audit/texts';
import { RightGate } from '../../../../../features/schoolRights/RightGate';
import { since } from '../../../../../periods/period';

export default function SchoolAuditPage() {
  useDocumentTitle(texts.title);
  return <RightGate right="audit">{() => <SchoolAudit />}</RightGate>;
}

function SchoolAudit() {
  const address = useListAddress(filters);
  const [now] = useState(Date.now);
  const { days, page, ...asked } = address.asked;
  const narrowed = { ...asked, ...since(days, now) };
  const query = useGetSchoolAuditQuery(
    { ...narrowed, page, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [askExport] = useExportSchoolAuditMutation();
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      <FilterBar
        address={address}
        filters={filters}
        names={texts.filters}
        placeholder={texts.placeholder}
      >
        <ExportButton ask={() => askExport(narrowed).unwrap()} />
      </FilterBar>
      <PagedTable
        query={query}
        address={address}
        what={texts.what}
        columns={schoolAuditColumns}
        idOf={({ id }) => id}
      />
    </>
  );
}
