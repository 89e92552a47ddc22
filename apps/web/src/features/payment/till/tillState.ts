import type { Payway } from '@cheese/domain/codes/shop/payment';
import { paywayCodes } from '@cheese/domain/codes/shop/payment';

/**
 * open: a way of paying is shown. confirming: the payment from the balance waits for confirmation.
 * charging: the call for it is running. done: the order is paid. over: it ended unpaid.
 */
export type Phase = 'open' | 'confirming' | 'charging' | 'done' | 'over';

export interface TillState {
  phase: Phase;
  payway: Payway;
  /** Number of the request for a code, so that the answer to an older one is ignored. */
  attempt: number;
  /** Content of the QR code, or address of the frame that shows it. */
  code: string | null;
  fault: string | null;
}

export type TillEvent =
  | { type: 'paywayChosen'; payway: Payway }
  | { type: 'codeCame'; attempt: number; code: string }
  | { type: 'codeFailed'; attempt: number; fault: string }
  | { type: 'retried' }
  | { type: 'payAsked' }
  | { type: 'turnedAway' }
  | { type: 'confirmed' }
  | { type: 'chargeFailed'; fault: string }
  | { type: 'paid' }
  | { type: 'ended' };

type Type = TillEvent['type'];
type EventOf<T extends Type> = Extract<TillEvent, { type: T }>;
type Handlers = { [T in Type]: (state: TillState, event: EventOf<T>) => TillState };

const anew = { code: null, fault: null };

export const openTill: TillState = {
  phase: 'open',
  payway: paywayCodes.wechat,
  attempt: 1,
  ...anew,
};

/** Phases in which an event applies. In any other phase it is late, or a second click. */
const heardIn: Record<Type, readonly Phase[]> = {
  paywayChosen: ['open'],
  codeCame: ['open'],
  codeFailed: ['open'],
  retried: ['open'],
  payAsked: ['open'],
  turnedAway: ['confirming'],
  confirmed: ['confirming'],
  chargeFailed: ['charging'],
  // A payment that arrives after the end still counts, and reopens the order.
  paid: ['open', 'confirming', 'charging', 'over'],
  // While charging, the result comes from the call that charges the balance.
  ended: ['open', 'confirming'],
};

const handlers: Handlers = {
  paywayChosen: (state, { payway }) =>
    payway === state.payway ? state : { ...state, ...anew, payway, attempt: state.attempt + 1 },
  codeCame: (state, { attempt, code }) =>
    attempt === state.attempt ? { ...state, code, fault: null } : state,
  codeFailed: (state, { attempt, fault }) =>
    attempt === state.attempt ? { ...state, fault } : state,
  retried: (state) => ({ ...state, ...anew, attempt: state.attempt + 1 }),
  payAsked: (state) =>
    state.payway === paywayCodes.balance ? { ...state, fault: null, phase: 'confirming' } : state,
  turnedAway: (state) => ({ ...state, phase: 'open' }),
  confirmed: (state) => ({ ...state, phase: 'charging' }),
  chargeFailed: (state, { fault }) => ({ ...state, phase: 'open', fault }),
  paid: (state) => ({ ...state, ...anew, phase: 'done' }),
  ended: (state) => ({ ...state, ...anew, phase: 'over' }),
};

/** State machine of a payment; events that do not fit the phase are ignored. */
export function tillReducer(state: TillState, event: TillEvent): TillState {
  if (!heardIn[event.type].includes(state.phase)) return state;
  return (handlers[event.type] as (state: TillState, event: TillEvent) => TillState)(state, event);
}
