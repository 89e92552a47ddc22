import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { InvoiceLink } from '../InvoiceLink';
import { CancelDialog } from './CancelDialog';
import { canBuyAgain, type ListedOrder, payHref } from './listedOrder';
import { texts } from './texts';
import { useBuyAgain } from './useBuyAgain';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  marginLeft: 'auto',
});

interface OrderActionsProps {
  order: ListedOrder;
  /** Omitted on the detail page itself. */
  detailHref?: string;
}

export function OrderActions({ order, detailHref }: OrderActionsProps) {
  const { orderNo, state } = order;
  const [isCancelling, setCancelling] = useState(false);
  const { isBusy, buyAgain } = useBuyAgain();
  const named = (act: string) => ({ 'aria-label': texts.of(act, orderNo) });
  return (
    <Row>
      {detailHref && (
        <Button size="small" color="inherit" href={detailHref} {...named(texts.detail)}>
          {texts.detail}
        </Button>
      )}
      <InvoiceLink order={order} />
      {state === 'unpaid' && (
        <>
          <Button
            size="small"
            color="inherit"
            onClick={() => setCancelling(true)}
            {...named(texts.cancel)}
          >
            {texts.cancel}
          </Button>
          <Button size="small" variant="contained" href={payHref(order)} {...named(texts.goPay)}>
            {texts.goPay}
          </Button>
          {isCancelling && <CancelDialog order={order} onClose={() => setCancelling(false)} />}
        </>
      )}
      {canBuyAgain(order) && (
        <Button
          size="small"
          variant="outlined"
          aria-disabled={isBusy}
          onClick={() => buyAgain(order)}
          {...named(isBusy ? texts.buying : texts.buyAgain)}
        >
          {isBusy ? texts.buying : texts.buyAgain}
        </Button>
      )}
    </Row>
  );
}
