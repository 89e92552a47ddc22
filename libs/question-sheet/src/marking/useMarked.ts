import { useSyncExternalStore } from 'react';
import type { Marked, Marks } from './makeMarks';

const none: Marked = { struck: [], highlights: [] };
const never = () => () => undefined;

/** What somebody did to a question, where the site keeps such things. */
export const useMarked = (marks: Marks | undefined, questionId: number): Marked =>
  useSyncExternalStore(marks?.subscribe ?? never, () => marks?.read(questionId) ?? none);
