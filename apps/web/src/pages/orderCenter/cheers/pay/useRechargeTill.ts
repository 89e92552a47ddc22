import {
  useGetRechargeStateQuery,
  usePayRechargeOrderMutation,
} from '@cheese/api-client/shop/recharge';
import { payLimits } from '@cheese/domain/codes/base/limits';
import {
  alipayFrame,
  paywayCodes,
  payType,
  type providerPayways,
} from '@cheese/domain/codes/shop/payment';
import { isPaid } from '@cheese/domain/rules/payPoll';
import { failureKind, readFailure } from '@cheese/ui/feedback/failure';
import { useEffect, useEffectEvent, useState } from 'react';

export type ProviderPayway = keyof typeof providerPayways;

const { wechat, alipay } = paywayCodes;

/** Asks for the code of a way of paying, and whether the money is there, again and again. */
export function useRechargeTill(orderId: number, onRead: () => void) {
  const [payway, choose] = useState<ProviderPayway>(wechat);
  // What came of the call made last: the answer to an older one is not heard.
  const [pay, { data, error }] = usePayRechargeOrderMutation();
  const askCode = () => {
    const frame = payway === alipay ? alipayFrame : {};
    void pay({ orderId, payway, payType, ...frame });
  };
  const askFirst = useEffectEvent(askCode);
  useEffect(() => askFirst(), [payway]);

  const poll = useGetRechargeStateQuery(
    { orderId },
    { pollingInterval: payLimits.pollMs, refetchOnMountOrArgChange: true },
  );
  const isThere = poll.data !== undefined && isPaid(poll.data);
  const isOffline = poll.error !== undefined && failureKind(readFailure(poll.error)) === 'network';
  // However it ended, the order itself says so.
  const isOver = isThere || (poll.error !== undefined && !isOffline);
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (isOver) read();
  }, [isOver]);

  return {
    payway,
    choose,
    code: data ? (data.wechatpayBody?.code_url ?? data.body) : null,
    fault: error === undefined ? null : readFailure(error).message,
    askCode,
    isOffline,
  };
}
