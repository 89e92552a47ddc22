import type { Step } from './attempt';
import type { CaptchaEvent, CaptchaState, Phase } from './captchaState';
import { opened } from './captchaState';
import { puzzleSize } from './puzzle';

type Type = CaptchaEvent['type'];
type EventOf<T extends Type> = Extract<CaptchaEvent, { type: T }>;
type Handlers = { [T in Type]: (state: CaptchaState, event: EventOf<T>) => CaptchaState };

/** When an event means something. At any other time it is late, and nothing happens. */
const heardIn: Record<Type, readonly Phase[]> = {
  loaded: ['loading'],
  loadFailed: ['loading'],
  grabbed: ['ready'],
  moved: ['dragging'],
  nudged: ['ready'],
  released: ['ready', 'dragging'],
  dropped: ['dragging'],
  accepted: ['checking'],
  rejected: ['checking'],
  checkFailed: ['checking'],
  refreshed: ['loading', 'broken', 'ready', 'dragging', 'rejected', 'unchecked'],
};

/** A judge needs a picture of the move, not every tremor of it; and what is sent stays small. */
const STEPS_KEPT = 500;

const reach = ({ puzzle }: CaptchaState) => (puzzle ? puzzleSize.width - puzzle.piece.width : 0);

function movedTo(state: CaptchaState, wanted: number, at: number): CaptchaState {
  const x = Math.round(Math.min(Math.max(wanted, 0), reach(state)));
  const step: Step = { x, at };
  return { ...state, offset: x, steps: [...state.steps, step].slice(-STEPS_KEPT) };
}

const atRest = { offset: 0, grip: 0, steps: [] };

const handlers: Handlers = {
  loaded: (state, { puzzle }) => ({ ...state, ...atRest, phase: 'ready', puzzle }),
  loadFailed: (state) => ({ ...state, phase: 'broken' }),
  grabbed: (state, { pointer, at }) => ({
    ...movedTo(state, state.offset, at),
    phase: 'dragging',
    grip: pointer - state.offset,
  }),
  moved: (state, { pointer, at }) => movedTo(state, pointer - state.grip, at),
  nudged: (state, { by, at }) => movedTo(state, state.offset + by, at),
  // A click on the handle, or Enter before any move, is not an attempt.
  released: (state) => ({ ...state, phase: state.offset === 0 ? 'ready' : 'checking' }),
  dropped: (state) => ({ ...state, ...atRest, phase: 'ready' }),
  accepted: (state) => ({ ...state, phase: 'accepted' }),
  rejected: (state) => ({ ...state, phase: 'rejected' }),
  checkFailed: (state) => ({ ...state, phase: 'unchecked' }),
  refreshed: ({ round }) => ({ ...opened, round: round + 1 }),
};

function handle<T extends Type>(state: CaptchaState, event: EventOf<T>, type: T) {
  return handlers[type](state, event);
}

export const captchaReducer = (state: CaptchaState, event: CaptchaEvent): CaptchaState =>
  heardIn[event.type].includes(state.phase) ? handle(state, event, event.type) : state;
