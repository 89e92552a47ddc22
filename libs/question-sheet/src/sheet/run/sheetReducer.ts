import type { SheetEvent, SheetState } from './sheetState';

const open = ['answering', 'confirming', 'submitting', 'timeUp'] as const;

/** When an event means something. At any other time it is late, and nothing happens. */
const heardIn: Record<SheetEvent['type'], readonly SheetState['phase'][]> = {
  went: ['answering'],
  submitAsked: ['answering'],
  submitCancelled: ['confirming'],
  submitConfirmed: ['confirming'],
  submitFailed: ['submitting'],
  submitted: ['submitting', 'timeUp'],
  timeRanOut: ['answering', 'confirming'],
  timeCame: ['timeUp'],
  ended: open,
};

const goneTo = ({ count }: SheetState, to: number): Partial<SheetState> =>
  to >= 0 && to < count ? { at: to } : {};

function changeBy(state: SheetState, event: SheetEvent): Partial<SheetState> {
  switch (event.type) {
    case 'went':
      return goneTo(state, event.to);
    case 'submitAsked':
      return { phase: 'confirming' };
    case 'submitConfirmed':
      return { phase: 'submitting' };
    case 'submitCancelled':
      return { phase: 'answering', ...goneTo(state, event.to ?? state.at) };
    case 'submitFailed':
    case 'timeCame':
      return { phase: 'answering' };
    case 'timeRanOut':
      return { phase: 'timeUp' };
    case 'submitted':
    case 'ended':
      return { phase: event.type };
  }
}

export const sheetReducer = (state: SheetState, event: SheetEvent): SheetState =>
  heardIn[event.type].includes(state.phase) ? { ...state, ...changeBy(state, event) } : state;
