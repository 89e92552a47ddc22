/** placing: the call for an order is running. paying: the order exists. */
type Step = 'choosing' | 'placing' | 'paying';

export interface MemberState {
  step: Step;
  /** Null for the recommended plan, once the plans have loaded. */
  cardId: number | null;
  orderId: number | null;
  /** Number of the attempt, so that the answer to an older one is ignored. */
  attempt: number;
}

export type MemberEvent =
  | { type: 'planChosen'; cardId: number }
  | { type: 'opened' }
  | { type: 'placed'; attempt: number; orderId: number }
  | { type: 'placeFailed'; attempt: number }
  /** A coupon was chosen, which replaces the order with a new one. */
  | { type: 'replaced'; orderId: number }
  | { type: 'left' };

export const firstLook = (cardId: number | null): MemberState => ({
  step: 'choosing',
  cardId,
  orderId: null,
  attempt: 0,
});

const placing = (state: MemberState): MemberState => ({
  ...state,
  step: 'placing',
  orderId: null,
  attempt: state.attempt + 1,
});

type Type = MemberEvent['type'];
type EventOf<T extends Type> = Extract<MemberEvent, { type: T }>;
type Handlers = { [T in Type]: (state: MemberState, event: EventOf<T>) => MemberState };

const handlers: Handlers = {
  // While paying, another plan needs another order.
  planChosen(state, { cardId }) {
    if (cardId === state.cardId) return state;
    const chosen = { ...state, cardId };
    return state.step === 'choosing' ? chosen : placing(chosen);
  },
  opened: (state) => (state.step === 'placing' ? state : placing(state)),
  placed: (state, { attempt, orderId }) =>
    attempt === state.attempt && state.step === 'placing'
      ? { ...state, step: 'paying', orderId }
      : state,
  placeFailed: (state, { attempt }) =>
    attempt === state.attempt ? { ...state, step: 'choosing' } : state,
  replaced: (state, { orderId }) => (state.step === 'paying' ? { ...state, orderId } : state),
  // A call still on its way creates the order anyway; placing it again returns the same order.
  left: (state) => ({ ...state, step: 'choosing', orderId: null, attempt: state.attempt + 1 }),
};

export const memberReducer = (state: MemberState, event: MemberEvent): MemberState =>
  (handlers[event.type] as (state: MemberState, event: MemberEvent) => MemberState)(state, event);
