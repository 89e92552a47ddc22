import { useGetRechargeOrderListQuery } from '@cheese/api-client/shop/recharge';
import { useListAddress } from '@cheese/ui/address/useListAddress';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import Button from '@mui/material/Button';
import { paths } from '../../../paths';
import { AccountList, LINES } from '../AccountList';
import { OrderCenterFrame } from '../OrderCenterFrame';
import { Sheet } from '../Sheet';
import { texts as shared } from '../texts';
import { useShowType } from '../useShowType';
import { RechargeLine } from './RechargeLine';
import { texts } from './texts';

const none = {};

export default function RecordsPage() {
  const { asked, href } = useListAddress(none);
  const { page } = asked;
  const cheers = paths.orderCenterPage('cheers', useShowType());
  const query = useGetRechargeOrderListQuery(
    { page, pageCnt: LINES },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <OrderCenterFrame shown="records">
      <Sheet aria-label={texts.what}>
        <AccountList
          query={query}
          what={texts.what}
          page={page}
          pageHref={(to) => href({ page: to })}
          empty={
            <EmptyState
              sentence={texts.empty}
              hint={texts.emptyHint}
              action={<Button href={cheers}>{shared.goRecharge}</Button>}
            />
          }
          line={(order) => <RechargeLine key={order.id} order={order} />}
        />
      </Sheet>
    </OrderCenterFrame>
  );
}
