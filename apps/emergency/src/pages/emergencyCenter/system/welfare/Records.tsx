import { certificateStates } from '@cheese/domain/codes/people/certificates';
import type { CertificateRecord } from '@cheese/domain/contract/emergency/shapes/certificateShapes';
import {
  useExportCertificateRecordsMutation,
  useGetCertificateRecordsQuery,
} from '@cheese/emergency-api/certificateRecord';
import { useState } from 'react';
import { ExportButton } from '@cheese/ui/management/ExportButton';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { useRequestedOrg } from '../../../../features/org/OrgScope';
import { RevokeDialog } from './RevokeDialog';
import { recordColumns } from './recordColumns';
import { texts } from './texts';

const filters = { state: certificateStates } as const;

/** The certificates that people have earned. */
export function Records() {
  const org = useRequestedOrg();
  const address = useListAddress(filters);
  const { page: _page, ...narrowed } = address.asked;
  const query = useGetCertificateRecordsQuery({ ...address.asked, ...org, pageCnt: PAGE_SIZE });
  const [askExport] = useExportCertificateRecordsMutation();
  const [revoked, revoke] = useState<CertificateRecord | null>(null);
  return (
    <>
      <FilterBar
        address={address}
        filters={filters}
        names={texts.recordFilters}
        placeholder={texts.recordPlaceholder}
      >
        <ExportButton ask={() => askExport({ ...narrowed, ...org }).unwrap()} />
      </FilterBar>
      <PagedTable
        query={query}
        address={address}
        what={texts.record}
        columns={recordColumns(revoke)}
        idOf={({ id }) => id}
      />
      {revoked && <RevokeDialog record={revoked} onClose={() => revoke(null)} />}
    </>
  );
}
