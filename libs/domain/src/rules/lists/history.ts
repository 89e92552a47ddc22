/** A value that is being edited, with the steps that undo and redo lead to. */
export interface History<State> {
  past: readonly State[];
  now: State;
  future: readonly State[];
  /** Changes with the same key are one step: a slider that is dragged is undone at once. */
  key: string | null;
}

const MOST_STEPS = 200;

export const begun = <State>(now: State): History<State> => ({
  past: [],
  now,
  future: [],
  key: null,
});

export function changed<State>(
  { past, now, key: last }: History<State>,
  next: State,
  key: string | null = null,
): History<State> {
  const goesOn = key !== null && key === last;
  return { past: goesOn ? past : [...past, now].slice(-MOST_STEPS), now: next, future: [], key };
}

export function undone<State>(history: History<State>): History<State> {
  const { past, now, future } = history;
  const [before] = past.slice(-1);
  return before === undefined
    ? history
    : { past: past.slice(0, -1), now: before, future: [now, ...future], key: null };
}

export function redone<State>(history: History<State>): History<State> {
  const { past, now, future } = history;
  const [next, ...rest] = future;
  return next === undefined
    ? history
    : { past: [...past, now], now: next, future: rest, key: null };
}
