import type { Calls } from '@cheese/domain/calls/call';
import { scanStates } from '@cheese/domain/codes/people/login';
import { providerPayways } from '@cheese/domain/codes/shop/payment';
import type { CallContract } from '@cheese/domain/contract/call';
import { Phone } from '@cheese/domain/contract/people/shapes/credentials';
import { codeOf, strictObject, Id, Moment, Thousandths } from '@cheese/domain/contract/shapes';
import Type, { type Static } from 'typebox';

/** Calls of this server alone: no site makes them, they stand in for a phone. */
export const sandboxCalls = {
  sms: { method: 'GET', path: 'sandbox/api/sms' },
  scans: { method: 'GET', path: 'sandbox/api/scans' },
  answerScan: { method: 'POST', path: 'sandbox/api/scans' },
  trades: { method: 'GET', path: 'sandbox/api/trades' },
  answerTrade: { method: 'POST', path: 'sandbox/api/trades' },
  answerTradeByForm: { method: 'POST', path: 'sandbox/trades', body: 'form' },
  answerScanByForm: { method: 'POST', path: 'sandbox/scans', body: 'form' },
} as const satisfies Calls;

const ReceivedSms = Type.Object({ phone: Type.String(), code: Type.String(), sentAt: Moment });
export type ReceivedSms = Static<typeof ReceivedSms>;

const WaitingScan = Type.Object({ id: Id, status: codeOf(scanStates), shownAt: Moment });
export type WaitingScan = Static<typeof WaitingScan>;

const OpenTrade = Type.Object({
  tradeNo: Type.String(),
  payway: codeOf(providerPayways),
  title: Type.String(),
  amount: Thousandths,
  openedAt: Moment,
  isPaid: Type.Boolean(),
  /** Turned away once, and still good until its provider closes it. */
  isDeclined: Type.Boolean(),
});
export type OpenTrade = Static<typeof OpenTrade>;

/**
 * Actions of the demo phone on a bill: pay; pay with a duplicate notice or none; send the notice
 * later; decline.
 */
export const tradeActs = ['pay', 'payTwice', 'payQuietly', 'tell', 'decline'] as const;
const tradeAct = Type.Unsafe<(typeof tradeActs)[number]>(Type.String({ enum: [...tradeActs] }));
export interface TradeAct {
  tradeNo: string;
  act: (typeof tradeActs)[number];
}

/** Actions of the demo phone on a QR code; confirming needs the phone number. */
export const scanActs = ['scan', 'confirm', 'cancel'] as const;
const act = Type.Unsafe<(typeof scanActs)[number]>(Type.String({ enum: [...scanActs] }));
const phone = Type.Optional(Phone);
export interface ScanAct {
  id: number;
  act: (typeof scanActs)[number];
  phone?: string;
}

export const sandboxContract = {
  sms: {
    access: 'open',
    query: strictObject({ phone }),
    data: Type.Array(ReceivedSms),
  },
  scans: { access: 'open', data: Type.Array(WaitingScan) },
  trades: { access: 'open', data: Type.Array(OpenTrade) },
  answerTrade: {
    access: 'open',
    body: strictObject({ tradeNo: Type.String({ maxLength: 40 }), act: tradeAct }),
    data: Type.Null(),
  },
  answerScan: { access: 'open', body: strictObject({ id: Id, act, phone }), data: Type.Null() },
} satisfies Record<Exclude<keyof typeof sandboxCalls, `${string}ByForm`>, CallContract>;
