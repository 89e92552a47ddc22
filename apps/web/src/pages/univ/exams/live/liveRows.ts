import type { WatchedState } from '@cheese/domain/codes/exam/examPhases';
import type { Watched } from '@cheese/domain/contract/exam/examWatch';

export const sorts = ['number', 'state', 'answered', 'heardAt', 'leftCount'] as const;
export type Sort = (typeof sorts)[number];

interface Narrowed {
  state: WatchedState | null;
  keyword: string;
  sort: Sort;
}

/** The most urgent first. */
const urgency: Record<WatchedState, number> = { quiet: 0, answering: 1, absent: 2, submitted: 3 };

const order: Record<Sort, (one: Watched, other: Watched) => number> = {
  number: (one, other) => one.number.localeCompare(other.number) || one.personId - other.personId,
  state: (one, other) => urgency[one.state] - urgency[other.state],
  answered: (one, other) => other.answered - one.answered,
  // Active participants by last contact, the oldest first.
  heardAt: (one, other) => heardOf(one) - heardOf(other),
  leftCount: (one, other) => other.leftCount - one.leftCount,
};

const isAtIt = ({ state }: Watched) => state === 'quiet' || state === 'answering';
const heardOf = (one: Watched) => (isAtIt(one) ? (one.heardAt ?? 0) : Infinity);

const holds = ({ name, number }: Watched, keyword: string) =>
  name.includes(keyword) || number.includes(keyword);

/** Filtered and sorted rows; equal ones keep their order. */
export function liveRows(list: readonly Watched[], { state, keyword, sort }: Narrowed): Watched[] {
  const words = keyword.trim();
  return list
    .filter((one) => (state === null || one.state === state) && holds(one, words))
    .sort((one, other) => order[sort](one, other) || order.number(one, other));
}

export const countOf = (list: readonly Watched[], state: WatchedState) =>
  list.filter((one) => one.state === state).length;
