import type { OrderDetail } from '@cheese/domain/contract/shop/order';
import { CopyButton } from '@cheese/ui/text/CopyButton';
import { styled } from '@mui/material/styles';
import { Fact, FactList, OrderSums } from '../../../../features/payment/OrderSums';
import { texts as shared } from '../../texts';
import { texts } from '../texts';
import { factsOfOrder } from './factsOfOrder';

const Facts = styled(FactList)(({ theme: { palette } }) => ({
  gap: 8,
  margin: '0 0 16px',
  padding: '16px 16px 0',
  borderTop: `1px solid ${palette.hairline}`,
}));

const words = { full: texts.fullPrice, saved: texts.saved, total: texts.total };

export function OrderFacts({ order }: { order: OrderDetail }) {
  const { orderNo } = order;
  return (
    <Facts>
      <Fact label={shared.orderNo}>
        {orderNo} <CopyButton value={orderNo} what={shared.orderNo} />
      </Fact>
      {factsOfOrder(order).map(([label, said]) => (
        <Fact key={label} label={label}>
          {said}
        </Fact>
      ))}
      <OrderSums order={order} words={words} />
    </Facts>
  );
}
