import { leaving, useTask } from '@cheese/ui/form/useTask';
import { useEffect, useReducer } from 'react';
import type { Answer, Paper } from './Paper';
import { sheetReducer } from './sheetReducer';
import { answersOf, beginSheet, type Chosen, draftOf } from './sheetState';
import { type Outcome, useAnswerKeeping } from './useAnswerKeeping';

/** What a sheet needs of the site around it; none of it rejects. */
export interface SheetCalls {
  /** Keeps one answer. */
  keep(answer: Answer): Promise<Outcome>;
  /** Hands all of them in. */
  submit(answers: Answer[]): Promise<Outcome>;
  /** Told once it is handed in, to lead on. */
  onSubmitted(): void;
}

/** Keeps in the browser what the server has not taken yet. */
export interface Drafts {
  read(): Chosen;
  write(chosen: Chosen): void;
}

/** One sheet under way: its state, what may happen to it, and how it is handed in. */
export function useSheetRun(paper: Paper, calls: SheetCalls, drafts: Drafts) {
  const [state, dispatch] = useReducer(sheetReducer, paper, (begun) =>
    beginSheet(begun, drafts.read()),
  );
  useAnswerKeeping(state, dispatch, calls.keep);
  useEffect(() => drafts.write(draftOf(state)), [drafts, state]);

  const { run } = useTask();
  const handIn = async () => {
    dispatch({ type: 'submitConfirmed' });
    const outcome = await calls.submit(answersOf(state));
    if (outcome !== 'done') {
      dispatch({ type: outcome === 'gone' ? 'ended' : 'submitFailed' });
      return undefined;
    }
    dispatch({ type: 'submitted' });
    calls.onSubmitted();
    return leaving;
  };
  return { state, dispatch, submit: () => void run(handIn) };
}
