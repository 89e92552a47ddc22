import { useSecondsLeft } from '@cheese/ui/time/useSecondsLeft';
import { useEffect, useEffectEvent } from 'react';

/** A server whose clock is behind has not noticed yet. */
const AGAIN_MS = 2000;

export interface PayTime {
  /** On this device's clock, however wrong that is. */
  deadline: number;
  /** Reads the order anew: only the server knows that it is over. */
  onEnd: () => void;
}

/** For how many seconds an order can still be paid; at its end it is read until it has ended. */
export function usePayTime({ deadline, onEnd }: PayTime): number {
  const left = useSecondsLeft(deadline);
  const isOver = left === 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isOver) return undefined;
    end();
    const timer = setInterval(() => end(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
