import type { OrderState } from '@cheese/domain/codes/shop/orders';
import { Notice } from '@cheese/ui/feedback/Notice';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { texts } from './texts';

interface TillOverProps {
  state: Exclude<OrderState, 'unpaid' | 'paid'>;
  isBusy: boolean;
  onReorder: () => void;
  /** Links to other pages. */
  children?: ReactNode;
}

/** Explains an unpaid or refunded order, and offers to order again. */
export function TillOver({ state, isBusy, onReorder, children }: TillOverProps) {
  return (
    <Notice
      dense
      role="alert"
      title={texts.over[state]}
      detail={texts.overHint[state]}
      action={
        <>
          <Button variant="contained" aria-disabled={isBusy} onClick={onReorder}>
            {isBusy ? texts.reordering : texts.reorder}
          </Button>
          {children}
        </>
      }
    />
  );
}
