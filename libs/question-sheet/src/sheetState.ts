import type { Answer, Paper, Question } from './Paper';

/** The chosen option by the id of its question. */
export type Chosen = Readonly<Record<number, string>>;

export interface SheetState {
  paper: Paper;
  /** Which question is shown, counted from 0. */
  at: number;
  chosen: Chosen;
  /** What the server has not taken yet: in the order in which it was last changed. */
  unkept: readonly number[];
  /** Whether the last try to keep an answer found nobody. */
  isOffline: boolean;
  phase: 'answering' | 'confirming' | 'submitting' | 'submitted' | 'ended';
}

export type SheetEvent =
  | { type: 'chosen'; option: string }
  | { type: 'went'; to: number }
  /** The server took this answer; since then another may have been chosen. */
  | { type: 'kept'; questionId: number; option: string }
  | { type: 'keepFailed' }
  | { type: 'submitAsked' }
  | { type: 'submitCancelled' }
  | { type: 'submitConfirmed' }
  | { type: 'submitFailed' }
  | { type: 'submitted' }
  /** It is over already: handed in from another window, or given up for a newer one. */
  | { type: 'ended' };

/** A sheet as it was left: what the server knows, and over it what only this browser does. */
export function beginSheet(paper: Paper, draft: Chosen): SheetState {
  const known = Object.fromEntries(
    paper.answers.map(({ questionId, option }) => [questionId, option]),
  );
  const isAsked = ({ id, options }: Question) =>
    options.some(({ key }) => key === draft[id]) && draft[id] !== known[id];
  const unkept = paper.questions.filter(isAsked).map(({ id }) => id);
  const chosen = { ...known, ...Object.fromEntries(unkept.map((id) => [id, draft[id] ?? ''])) };
  const firstOpen = paper.questions.findIndex(({ id }) => !(id in chosen));
  return {
    paper,
    at: firstOpen < 0 ? paper.questions.length - 1 : firstOpen,
    chosen,
    unkept,
    isOffline: false,
    phase: 'answering',
  };
}

export const shownQuestion = ({ paper, at }: SheetState) => paper.questions[at];

export const unansweredCount = ({ paper, chosen }: SheetState) =>
  paper.questions.filter(({ id }) => !(id in chosen)).length;

/** Everything that was chosen, as the server is told. */
export const answersOf = ({ chosen }: SheetState): Answer[] =>
  Object.entries(chosen).map(([id, option]) => ({ questionId: Number(id), option }));

/** What only this browser knows, for when the page is loaded anew. */
export const draftOf = ({ chosen, unkept }: SheetState): Chosen =>
  Object.fromEntries(unkept.map((id) => [id, chosen[id] ?? '']));
