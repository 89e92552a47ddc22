import { useSyncExternalStore } from 'react';
import type { Question } from '../Paper';
import type { Marked, MarkedThing, Marks } from './makeMarks';
import { markedOf } from './markedOf';

const none: Marked = { struck: [], highlights: [] };
const never = () => () => undefined;

/** What somebody did to a question, where the site keeps such things. */
export const useMarked = (marks: Marks | undefined, of: MarkedThing): Marked =>
  useSyncExternalStore(marks?.subscribe ?? never, () => marks?.read(of) ?? none);

/** Whether anything of a question is highlighted, or of what it shares. */
export const useHasHighlights = (marks: Marks, question: Question): boolean =>
  useSyncExternalStore(marks.subscribe, () =>
    markedOf(question).some((of) => marks.read(of).highlights.length > 0),
  );
