import { leaving, useTask } from '@cheese/ui/form/useTask';
import { useEffect, useEffectEvent, useReducer, useState, useSyncExternalStore } from 'react';
import { isAnswered, type Paper, type PlacedAnswer } from '../../Paper';
import type { AnswerAutosave, AutosaveState } from '../../keeping/AnswerAutosave';
import type { SheetCalls } from '../SheetProps';
import { beginSheet } from './sheetState';
import { sheetReducer } from './sheetReducer';

/** Delay between retries when the time is up and the submission failed. */
const RETRY_MS = 3000;

const placed = ({ answers }: AutosaveState): PlacedAnswer[] =>
  Object.entries(answers).map(([place, answer]) => ({ ...answer, place: Number(place) }));

const answeredIn = ({ questions }: Paper, { answers }: AutosaveState) =>
  questions.map((_question, place) => isAnswered(answers[place]?.given ?? []));

/** One sheet under way: where it is, what may happen to it, and how it is handed in. */
export function useSheetRun(paper: Paper, keeper: AnswerAutosave, calls: SheetCalls) {
  const [state, dispatch] = useReducer(sheetReducer, null, () =>
    beginSheet(answeredIn(paper, keeper.state())),
  );
  const isOver = useSyncExternalStore(keeper.subscribe, () => keeper.state().isOver);
  const { run } = useTask();

  const send = async () => {
    if ((await keeper.settle()) === 'lost') return 'lost';
    return calls.submit(placed(keeper.state()), { isTimeUp: state.phase === 'timeUp' });
  };
  const handIn = async () => {
    const outcome = await send();
    if (outcome === 'lost') return undefined;
    dispatch({ type: outcome === 'gone' ? 'ended' : 'submitted' });
    if (outcome === 'gone') return undefined;
    keeper.finish();
    calls.onSubmitted();
    return leaving;
  };
  const confirm = async () => {
    dispatch({ type: 'submitConfirmed' });
    const outcome = await handIn();
    dispatch({ type: 'submitFailed' });
    return outcome;
  };

  const { phase } = state;
  useEffect(() => {
    // A running submission reports its own end.
    if (isOver && phase !== 'submitting' && phase !== 'timeUp') dispatch({ type: 'ended' });
  }, [isOver, phase]);

  const [tries, setTries] = useState(0);
  const tryAgain = useEffectEvent(() => void run(handIn).then(() => setTries(tries + 1)));
  useEffect(() => {
    if (phase !== 'timeUp') return undefined;
    const timer = setTimeout(tryAgain, tries === 0 ? 0 : RETRY_MS);
    return () => clearTimeout(timer);
  }, [phase, tries]);

  return { state, dispatch, submit: () => void run(confirm), hasFailed: tries > 0 };
}

export function leftOpen(paper: Paper, state: AutosaveState) {
  const isDone = answeredIn(paper, state);
  const places = paper.questions.map((_question, place) => place);
  return {
    open: places.filter((place) => !isDone[place]),
    flagged: places.filter((place) => state.answers[place]?.isFlagged),
  };
}

/** A separate subscription, so that only components showing the count re-render. */
export const useAnsweredCount = (paper: Paper, keeper: AnswerAutosave): number =>
  useSyncExternalStore(
    keeper.subscribe,
    () => answeredIn(paper, keeper.state()).filter(Boolean).length,
  );
