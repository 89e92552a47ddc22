import { isCallersFault } from '@cheese/domain/calls/httpStatuses';
import type { OrderDetail } from '@cheese/domain/contract/shop/order';
import { type Payway, paywayCodes } from '@cheese/domain/codes/shop/payment';
import { isPaid } from '@cheese/domain/rules/shop/payPoll';
import { readFailure } from '@cheese/ui/feedback/failure';
import { useTask } from '@cheese/ui/form/useTask';
import { type Dispatch, useEffect, useEffectEvent, useReducer } from 'react';
import { openTill, type TillEvent, tillReducer, type TillState } from './tillState';
import { usePay, usePoll } from './useTillCalls';

export interface Till {
  state: TillState;
  dispatch: Dispatch<TillEvent>;
  /** True if the latest poll failed for want of a network. */
  isOffline: boolean;
  charge: () => void;
}

const faultOf = (failure: unknown) => readFailure(failure).message;

/**
 * Pays an order and detects the payment, whichever of this tab, another tab or the phone notices it
 * first. After the end the order is refetched (`read`), because only it has the result.
 */
export function useTill(order: OrderDetail, read: () => void, carried?: Payway): Till {
  const { id: orderId, kind } = order;
  const [state, dispatch] = useReducer(tillReducer, {
    ...openTill,
    ...(carried && { payway: carried }),
  });
  const { phase, payway, attempt } = state;
  const { run } = useTask();
  const pay = usePay({ orderId, kind });
  const isPolled = phase === 'open' || phase === 'confirming' || phase === 'charging';
  const poll = usePoll({ orderId, kind }, isPolled);

  const askCode = useEffectEvent(async () => {
    try {
      dispatch({ type: 'codeCame', attempt, code: await pay(payway) });
    } catch (failure) {
      dispatch({ type: 'codeFailed', attempt, fault: faultOf(failure) });
    }
  });
  const isCodeWanted = payway !== paywayCodes.balance && order.state === 'unpaid';
  useEffect(() => {
    if (isCodeWanted) void askCode();
  }, [isCodeWanted, attempt]);

  const isThere = poll.data !== undefined && isPaid(poll.data);
  useEffect(() => {
    if (isThere || order.state === 'paid') dispatch({ type: 'paid' });
    else if (order.state !== 'unpaid') dispatch({ type: 'ended' });
  }, [isThere, order.state]);

  const { status } = readFailure(poll.error);
  const isRefused = poll.error !== undefined && isCallersFault(status);
  const readAnew = useEffectEvent(read);
  useEffect(() => {
    if (isRefused) readAnew();
  }, [isRefused]);

  const charge = async () => {
    dispatch({ type: 'confirmed' });
    try {
      await pay(paywayCodes.balance);
      dispatch({ type: 'paid' });
    } catch (failure) {
      dispatch({ type: 'chargeFailed', fault: faultOf(failure) });
      read();
    }
  };
  return {
    state,
    dispatch,
    isOffline: poll.error !== undefined && !isRefused,
    charge: () => void run(charge),
  };
}
