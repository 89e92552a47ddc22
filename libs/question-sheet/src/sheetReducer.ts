import { type SheetEvent, type SheetState, shownQuestion } from './sheetState';

/** When an event means something. At any other time it is late, and nothing happens. */
const heardIn: Record<SheetEvent['type'], readonly SheetState['phase'][]> = {
  chosen: ['answering'],
  went: ['answering'],
  kept: ['answering', 'confirming', 'submitting'],
  keepFailed: ['answering', 'confirming'],
  submitAsked: ['answering'],
  submitCancelled: ['confirming'],
  submitConfirmed: ['confirming'],
  submitFailed: ['submitting'],
  submitted: ['submitting'],
  ended: ['answering', 'confirming', 'submitting'],
};

function choose(state: SheetState, option: string): Partial<SheetState> {
  const question = shownQuestion(state);
  const isOffered = question?.options.some(({ key }) => key === option);
  if (!question || !isOffered || state.chosen[question.id] === option) return {};
  return {
    chosen: { ...state.chosen, [question.id]: option },
    unkept: [...state.unkept.filter((id) => id !== question.id), question.id],
  };
}

/** Taken is only what is still chosen: an answer changed meanwhile has to be kept again. */
function keep(state: SheetState, questionId: number, option: string): Partial<SheetState> {
  const isStillChosen = state.chosen[questionId] === option;
  return {
    isOffline: false,
    ...(isStillChosen && { unkept: state.unkept.filter((id) => id !== questionId) }),
  };
}

function changeBy(state: SheetState, event: SheetEvent): Partial<SheetState> {
  switch (event.type) {
    case 'chosen':
      return choose(state, event.option);
    case 'went':
      return event.to in state.paper.questions ? { at: event.to } : {};
    case 'kept':
      return keep(state, event.questionId, event.option);
    case 'keepFailed':
      return { isOffline: true };
    case 'submitAsked':
      return { phase: 'confirming' };
    case 'submitConfirmed':
      return { phase: 'submitting' };
    case 'submitCancelled':
    case 'submitFailed':
      return { phase: 'answering' };
    case 'submitted':
      return { phase: 'submitted', unkept: [] };
    case 'ended':
      return { phase: 'ended', unkept: [] };
  }
}

export const sheetReducer = (state: SheetState, event: SheetEvent): SheetState =>
  heardIn[event.type].includes(state.phase) ? { ...state, ...changeBy(state, event) } : state;
