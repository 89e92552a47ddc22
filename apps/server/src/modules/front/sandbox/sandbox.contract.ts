import type { Calls } from '@cheese/domain/calls/call';
import { scanStates } from '@cheese/domain/codes/people/login';
import type { CallContract } from '@cheese/domain/contract/call';
import { Phone } from '@cheese/domain/contract/people/credentials';
import { codeOf, exactly, Id, Moment } from '@cheese/domain/contract/shapes';
import Type, { type Static } from 'typebox';

/** Calls of this server alone: no site makes them, they stand in for a phone. */
export const sandboxCalls = {
  sms: { method: 'GET', path: 'sandbox/api/sms' },
  scans: { method: 'GET', path: 'sandbox/api/scans' },
  answerScan: { method: 'POST', path: 'sandbox/api/scans' },
  answerScanByForm: { method: 'POST', path: 'sandbox/scans', body: 'form' },
} as const satisfies Calls;

const ReceivedSms = Type.Object({ phone: Type.String(), code: Type.String(), sentAt: Moment });
export type ReceivedSms = Static<typeof ReceivedSms>;

const WaitingScan = Type.Object({ id: Id, status: codeOf(scanStates), shownAt: Moment });
export type WaitingScan = Static<typeof WaitingScan>;

/** What a phone does with a QR code: `phone` says whose it is, for a yes. */
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
    query: exactly({ phone }),
    data: Type.Array(ReceivedSms),
  },
  scans: { access: 'open', data: Type.Array(WaitingScan) },
  answerScan: { access: 'open', body: exactly({ id: Id, act, phone }), data: Type.Null() },
} satisfies Record<Exclude<keyof typeof sandboxCalls, 'answerScanByForm'>, CallContract>;
