import { useEffect, useEffectEvent } from 'react';

interface Task<T> {
  start: () => Promise<T>;
  done: (answer: T) => void;
  failed: () => void;
}

/** Does something once per round while it is wanted, and forgets the answer when it no longer is. */
export function useWhile<T>(wanted: boolean, round: number, task: Task<T>) {
  // Async, so that a start which throws at once fails like one which rejects.
  const start = useEffectEvent(async () => task.start());
  const done = useEffectEvent(task.done);
  const failed = useEffectEvent(task.failed);

  useEffect(() => {
    if (!wanted) return undefined;
    let isCurrent = true;
    start().then(
      (answer) => isCurrent && done(answer),
      () => isCurrent && failed(),
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, round]);
}
