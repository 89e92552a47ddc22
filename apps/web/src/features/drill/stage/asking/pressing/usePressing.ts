import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Number of intervals over which the displayed rate is averaged. */
const AROUND = 5;
const LOOK_MS = 200;

/** Presses per minute, from the latest presses; null for fewer than two. */
export function rateOf(presses: readonly number[]): number | null {
  const around = presses.slice(-1 - AROUND);
  const [first, last] = [around[0], around.at(-1)];
  if (first === undefined || last === undefined || around.length < 2) return null;
  return Math.round((60_000 * (around.length - 1)) / (last - first));
}

/** A timed exercise; records when each press and breath happened, counted from its start. */
export function usePressing(
  seconds: number,
  onEnd: (presses: number[], breaths: number[]) => void,
) {
  const [beganAt, setBeganAt] = useState<number | null>(null);
  const [left, setLeft] = useState(seconds);
  const [presses, setPresses] = useState<number[]>([]);
  const breaths = useRef<number[]>([]);
  const isOver = useRef(false);

  const end = () => {
    if (isOver.current || beganAt === null) return;
    isOver.current = true;
    onEnd(presses, breaths.current);
  };
  const look = useEffectEvent(() => {
    if (beganAt === null) return;
    const gone = (performance.now() - beganAt) / 1000;
    setLeft(Math.max(0, Math.ceil(seconds - gone)));
    if (gone >= seconds) end();
  });
  useEffect(() => {
    if (beganAt === null) return undefined;
    const timer = setInterval(() => look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [beganAt]);

  const now = () => Math.round(performance.now() - (beganAt ?? 0));
  return {
    isUnderWay: beganAt !== null,
    left,
    presses,
    end,
    start: () => setBeganAt(performance.now()),
    press: () => setPresses((before) => [...before, now()]),
    breathe: () => void breaths.current.push(now()),
  };
}
