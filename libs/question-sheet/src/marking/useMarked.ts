import { useSyncExternalStore } from 'react';
import type { Question } from '../Paper';
import type { Marked, MarkedThing, Marks } from './makeMarks';
import { markedOf } from './markedOf';

const none: Marked = { struck: [], highlights: [] };
const never = () => () => undefined;

export const useMarked = (marks: Marks | undefined, of: MarkedThing): Marked =>
  useSyncExternalStore(marks?.subscribe ?? never, () => marks?.read(of) ?? none);

/** True if the question or its shared case has a highlight. */
export const useHasHighlights = (marks: Marks, question: Question): boolean =>
  useSyncExternalStore(marks.subscribe, () =>
    markedOf(question).some((of) => marks.read(of).highlights.length > 0),
  );
