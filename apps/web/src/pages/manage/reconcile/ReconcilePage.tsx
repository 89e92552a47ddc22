import { useGetReconciliationsQuery } from '@cheese/api-client/shop/reconcileManage';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { FilterBar } from '@cheese/ui/management/FilterBar';
import { PAGE_SIZE, PagedTable } from '@cheese/ui/management/PagedTable';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { filters, reconcileColumns } from './reconcileColumns';
import { RunDialog } from './RunDialog';
import { texts } from './texts';

/** Our accounts compared with the statements of the payment providers, day by day. */
export default function ReconcilePage() {
  useDocumentTitle(texts.title);
  const address = useListAddress(filters);
  const query = useGetReconciliationsQuery(
    { ...address.asked, pageCnt: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [isRunning, setRunning] = useState(false);
  const run = (
    <Button variant="contained" onClick={() => setRunning(true)}>
      {texts.run}
    </Button>
  );
  return (
    <>
      <PageTitle actions={run}>{texts.title}</PageTitle>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{texts.lead}</Typography>
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
        columns={reconcileColumns}
        idOf={({ id }) => id}
        start={run}
      />
      {isRunning && <RunDialog onClose={() => setRunning(false)} />}
    </>
  );
}
