import { balanceChangeCodes } from '@cheese/domain/codes/shop/balance';
import { useGetBalanceChangeLogQuery } from '@cheese/api-client/shop/balance';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { AccountList, LINES } from '../AccountList';
import { ChangeLine } from '../ChangeLine';
import { OrderCenterFrame } from '../OrderCenterFrame';
import { Sheet } from '../Sheet';
import { texts } from './texts';

const none = {};

export default function ConsumptionPage() {
  const { asked, href } = useListAddress(none);
  const { page } = asked;
  const query = useGetBalanceChangeLogQuery(
    { page, pageCnt: LINES, kind: balanceChangeCodes.spent },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <OrderCenterFrame shown="consumption">
      <Sheet aria-label={texts.what}>
        <AccountList
          query={query}
          what={texts.what}
          page={page}
          pageHref={(to) => href({ page: to })}
          empty={<EmptyState sentence={texts.empty} hint={texts.emptyHint} />}
          line={(entry) => <ChangeLine key={entry.id} entry={entry} />}
        />
      </Sheet>
    </OrderCenterFrame>
  );
}
