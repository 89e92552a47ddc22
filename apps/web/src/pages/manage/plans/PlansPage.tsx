import { useGetPricesQuery } from '@cheese/api-client/shop/priceManage';
import type { PricedKind } from '@cheese/domain/codes/shop/prices';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { PageTitle } from '@cheese/ui/frame/PageTitle';
import { DataTable } from '@cheese/ui/table/DataTable';
import { TableSkeleton } from '@cheese/ui/table/TableSkeleton';
import { useDocumentTitle } from '@cheese/ui/title/useDocumentTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { planColumns } from '../../../features/pricing/priceColumns';
import { type PriceAct, PriceDialogs } from '../../../features/pricing/PriceDialogs';
import { texts } from './texts';

/** Prices of memberships and of the virtual currency, current and scheduled. */
export default function PlansPage() {
  useDocumentTitle(texts.title);
  const [act, open] = useState<PriceAct | null>(null);
  return (
    <>
      <PageTitle lead={texts.lead}>{texts.title}</PageTitle>
      <Plans kind="card" onAct={open} />
      <Plans kind="recharge" onAct={open} />
      <PriceDialogs act={act} onClose={() => open(null)} />
    </>
  );
}

interface PlansProps {
  kind: Exclude<PricedKind, 'specification'>;
  onAct: (act: PriceAct) => void;
}

/** There are only a few, so one page holds them all. */
const all = { page: 1, pageCnt: 100 };

function Plans({ kind, onAct }: PlansProps) {
  const query = useGetPricesQuery({ kind, ...all }, { refetchOnMountOrArgChange: true });
  const what = texts.kinds[kind];
  return (
    <>
      <Typography variant="h2" sx={{ mt: 3, mb: 2 }}>
        {what}
      </Typography>
      <Answered
        query={query}
        what={what}
        skeleton={<TableSkeleton />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState sentence={texts.none(what)} />}
      >
        {({ list }) => (
          <DataTable
            label={what}
            columns={planColumns(onAct, kind === 'card')}
            rows={list}
            idOf={({ id }) => id}
          />
        )}
      </Answered>
    </>
  );
}
