import { orderStates } from '@cheese/domain/codes/shop/orders';
import { payways } from '@cheese/domain/codes/shop/payment';
import type { RechargeOrder } from '@cheese/domain/contract/shop/recharge';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import Button from '@mui/material/Button';
import { paths } from '../../../paths';
import { AccountLine } from '../AccountLine';
import { InvoiceLink } from '../InvoiceLink';
import { texts as shared } from '../texts';
import { useShowType } from '../useShowType';
import { texts } from './texts';

/** A recharge: amount, price, payment method, and a payment link while it is unpaid. */
export function RechargeLine({ order }: { order: RechargeOrder }) {
  const { id: orderId, orderNo, amount, gift, price, state, payway, paidAt, createdAt } = order;
  const asked = useShowType();
  const way = paidAt !== null && payway !== null ? payways[payway] : null;
  return (
    <AccountLine
      title={texts.amount(priceText(amount), shared.unit)}
      at={createdAt}
      facts={[gift > 0 ? texts.gift(priceText(gift)) : null, way, `${shared.orderNo} ${orderNo}`]}
      end={
        <>
          <b>{texts.price(priceText(price))}</b>
          <small>{orderStates[state]}</small>
          <InvoiceLink order={order} />
          {state === 'unpaid' && (
            <Button
              size="small"
              href={paths.orderCenterPage('cheers', { ...asked, orderId })}
              aria-label={texts.goOnWith(orderNo)}
            >
              {texts.goOn}
            </Button>
          )}
        </>
      }
    />
  );
}
