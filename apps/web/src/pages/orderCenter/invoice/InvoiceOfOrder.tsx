import { useGetInvoiceOfOrderQuery } from '@cheese/api-client/shop/invoice';
import { invoiceObstacles } from '@cheese/domain/codes/shop/invoices';
import type { InvoiceOfOrder as OfOrder } from '@cheese/domain/contract/shop/invoice';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { Answered } from '@cheese/ui/feedback/Answered';
import { Notice } from '@cheese/ui/feedback/Notice';
import { LostPicture } from '@cheese/ui/feedback/pictures';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { Section } from '@cheese/ui/frame/Section';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { skipToken } from '@reduxjs/toolkit/query';
import { Fact } from '../../../features/payment/OrderSums';
import { paths } from '../../../paths';
import { OrderCenterFrame } from '../OrderCenterFrame';
import { useShowType } from '../useShowType';
import { InvoiceForm } from './InvoiceForm';
import { InvoiceFacts, InvoiceView } from './InvoiceView';
import { texts } from './texts';

/** The invoice of an order: its state, or the form to request it. */
export function InvoiceOfOrder({ orderId }: { orderId: number | undefined }) {
  const all = paths.orderCenterPage('invoice', useShowType());
  const query = useGetInvoiceOfOrderQuery(orderId === undefined ? skipToken : { orderId }, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <OrderCenterFrame shown="invoice" title={texts.ofOrder}>
      <Section title={texts.ofOrder} action={<Button href={all}>{texts.seeAll}</Button>}>
        {orderId === undefined ? (
          <LostOrder />
        ) : (
          <Answered
            query={query}
            what={texts.ofOrder}
            skeleton={<RowsSkeleton count={4} />}
            notFound={<LostOrder />}
          >
            {(found) => <Found of={found} />}
          </Answered>
        )}
      </Section>
    </OrderCenterFrame>
  );
}

function Found({ of }: { of: OfOrder }) {
  const { orderNo, product, amount, obstacle, invoice } = of;
  const isOver = invoice?.state === 'rejected' || invoice?.state === 'withdrawn';
  const isFree = invoice === null || isOver;
  return (
    <>
      <InvoiceFacts>
        <Fact label={texts.orderNo}>{orderNo}</Fact>
        <Fact label={texts.product}>{product}</Fact>
        <Fact label={texts.amount}>{texts.yuan(priceText(amount))}</Fact>
      </InvoiceFacts>
      {invoice && <InvoiceView invoice={invoice} />}
      {isFree && obstacle && <Alert severity="info">{invoiceObstacles[obstacle]}</Alert>}
      {isFree && !obstacle && <InvoiceForm key={invoice?.id} orderId={of.orderId} />}
    </>
  );
}

const LostOrder = () => (
  <Notice role="alert" picture={<LostPicture />} title={texts.lost} detail={texts.lostHint} />
);
