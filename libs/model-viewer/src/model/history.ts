/** Undo and redo stacks around the current state. */
export interface History<State> {
  past: readonly State[];
  now: State;
  future: readonly State[];
  /** Consecutive changes with the same key, such as those of one slider, are one undo step. */
  key: string | null;
}

const STEPS = 200;

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
  return { past: goesOn ? past : [...past, now].slice(-STEPS), now: next, future: [], key };
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
