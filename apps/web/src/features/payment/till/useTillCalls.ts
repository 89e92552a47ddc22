import { useGetVipStateQuery, usePayVipOrderMutation } from '@cheese/api-client/shop/membership';
import { useGetOrderStateQuery, usePayOrderMutation } from '@cheese/api-client/shop/order';
import { payLimits } from '@cheese/domain/codes/base/limits';
import { alipayFrame, type Payway, paywayCodes, payType } from '@cheese/domain/codes/shop/payment';
import type { OrderKind } from '@cheese/domain/codes/shop/orders';
import { skipToken } from '@reduxjs/toolkit/query';

export interface Paid {
  orderId: number;
  kind: OrderKind;
}

/** Memberships have calls of their own. */
export function usePay({ orderId, kind }: Paid) {
  const [payVip] = usePayVipOrderMutation();
  const [payOrder] = usePayOrderMutation();
  const pay = kind === 'membership' ? payVip : payOrder;
  return async (payway: Payway) => {
    const frame = payway === paywayCodes.alipay ? alipayFrame : {};
    const { wechatpayBody, body } = await pay({ orderId, payway, payType, ...frame }).unwrap();
    return wechatpayBody?.code_url ?? body ?? '';
  };
}

/** Polls for the payment while `isOn`; a network failure does not end it. */
export function usePoll({ orderId, kind }: Paid, isOn: boolean) {
  const how = { pollingInterval: payLimits.pollMs, refetchOnMountOrArgChange: true };
  const asked = (isAsked: boolean) => (isOn && isAsked ? { orderId } : skipToken);
  const ofMember = useGetVipStateQuery(asked(kind === 'membership'), how);
  const ofOther = useGetOrderStateQuery(asked(kind !== 'membership'), how);
  return kind === 'membership' ? ofMember : ofOther;
}
