/** choosing: plans are compared. placing: an order is on its way. paying: it is there. */
type Step = 'choosing' | 'placing' | 'paying';

export interface MemberState {
  step: Step;
  /** Null until plans are there, or somebody has chosen: then it is the recommended one. */
  cardId: number | null;
  orderId: number | null;
  /** Which order is being placed: the answer to an older one says nothing. */
  attempt: number;
}

export type MemberEvent =
  | { type: 'planChosen'; cardId: number }
  | { type: 'opened' }
  | { type: 'placed'; attempt: number; orderId: number }
  | { type: 'placeFailed'; attempt: number }
  /** A coupon was chosen: another order stands in the place of the first. */
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
  // Once it is about paying, another plan is another order.
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
  // What is still on its way is an order all the same: placed again, it is the same one.
  left: (state) => ({ ...state, step: 'choosing', orderId: null, attempt: state.attempt + 1 }),
};

/** How a membership is bought: plan, order, payment. */
export const memberReducer = (state: MemberState, event: MemberEvent): MemberState =>
  (handlers[event.type] as (state: MemberState, event: MemberEvent) => MemberState)(state, event);
