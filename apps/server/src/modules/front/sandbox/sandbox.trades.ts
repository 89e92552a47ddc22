import { paywayCodes } from '@cheese/domain/codes/shop/payment';
import type { Db } from '../../../db/database';
import type { Clock } from '../../../ports/clock';
import type { DemoPurse, PaymentProvider, Payments, ProviderPayway } from '../../../ports/payments';
import { refuse } from '../../../calls/refusal';
import { hear } from '../../shop/payment/payment.notice';
import type { OpenTrade, TradeAct } from './sandbox.contract';

interface Phone {
  db: Db;
  clock: Clock;
  payments: Payments;
}

const payways = [paywayCodes.wechat, paywayCodes.alipay] as const satisfies ProviderPayway[];

/** Waiting and paid trades, newest first. */
export async function listTrades({ purses }: Payments): Promise<OpenTrade[]> {
  if (!purses) return [];
  const shown = await Promise.all(
    payways.map(async (payway) => {
      const bills = await purses[payway].bills();
      return bills.map((bill) => ({ ...bill, payway, openedAt: bill.openedAt.getTime() }));
    }),
  );
  return shown.flat().sort((a, b) => b.openedAt - a.openedAt);
}

/** Applies the action, then sends the provider's notices. */
export async function answerTrade(phone: Phone, { tradeNo, act }: TradeAct) {
  const { purse, ...sender } = await findPurse(phone.payments, tradeNo);
  if (act === 'decline') await purse.decline(tradeNo);
  if (act === 'decline') return null;
  if (act !== 'tell' && !(await purse.confirm(tradeNo))) refuse('sandbox.closed');
  const times = { pay: 1, tell: 1, payTwice: 2, payQuietly: 0 }[act];
  const notice = await purse.noticeOf(tradeNo);
  const told = Array.from({ length: times }, () => notice && hear(phone, sender, notice));
  await Promise.all(told);
  return null;
}

async function findPurse(
  { purses, providers }: Payments,
  tradeNo: string,
): Promise<{ payway: ProviderPayway; provider: PaymentProvider; purse: DemoPurse }> {
  for (const payway of payways) {
    const purse = purses?.[payway];
    const provider = providers[payway];
    if (purse && provider && (await purse.knows(tradeNo))) return { payway, provider, purse };
  }
  return refuse('sandbox.closed');
}
