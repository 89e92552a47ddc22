import type { Order } from '@cheese/domain/contract/shop/order';
import { paywayCodes } from '@cheese/domain/codes/shop/payment';
import Button from '@mui/material/Button';
import { paths } from '../../paths';
import { texts } from './texts';
import { useShowType } from './useShowType';

interface InvoiceLinkProps {
  order: Pick<Order, 'id' | 'orderNo' | 'paidAt' | 'payway'>;
}

/** Link to the invoice. Orders paid from the balance have none: the recharge has it. */
export function InvoiceLink({ order }: InvoiceLinkProps) {
  const { id: orderId, orderNo, paidAt, payway } = order;
  const asked = useShowType();
  if (paidAt === null || payway === paywayCodes.balance) return null;
  return (
    <Button
      size="small"
      color="inherit"
      href={paths.orderCenterPage('invoice', { ...asked, orderId })}
      aria-label={texts.invoiceOf(orderNo)}
    >
      {texts.invoice}
    </Button>
  );
}
