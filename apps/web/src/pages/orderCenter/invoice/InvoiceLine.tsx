import { invoiceStates } from '@cheese/domain/codes/shop/invoices';
import type { Invoice } from '@cheese/domain/contract/shop/invoice';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import Button from '@mui/material/Button';
import { paths } from '../../../paths';
import { AccountLine } from '../AccountLine';
import { texts as shared } from '../texts';
import { useShowType } from '../useShowType';
import { texts } from './texts';

export function InvoiceLine({ invoice }: { invoice: Invoice }) {
  const { orderId, orderNo, product, title, amount, state, createdAt, rejectReason } = invoice;
  const asked = useShowType();
  return (
    <AccountLine
      title={product}
      at={createdAt}
      facts={[title, `${shared.orderNo} ${orderNo}`, rejectReason]}
      end={
        <>
          <b>{texts.yuan(priceText(amount))}</b>
          <small>{invoiceStates[state]}</small>
          <Button
            size="small"
            href={paths.orderCenterPage('invoice', { ...asked, orderId })}
            aria-label={texts.detailOf(orderNo)}
          >
            {texts.detail}
          </Button>
        </>
      }
    />
  );
}
