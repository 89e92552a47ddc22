import { useSecondsLeft } from '@cheese/ui/time/useSecondsLeft';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useEffectEvent, useState } from 'react';
import { texts } from './texts';

interface TimeLeftProps {
  /** Seconds left when the scene was loaded. */
  left: number;
  of: number;
  onRanOut: () => void;
}

/** Countdown of a decision; the server enforces it even if the page is closed. */
export function TimeLeft({ left, of, onRanOut }: TimeLeftProps) {
  const [deadline] = useState(() => Date.now() + left * 1000);
  const seconds = useSecondsLeft(deadline);
  const runOut = useEffectEvent(onRanOut);
  const isOver = seconds <= 0;
  useEffect(() => {
    if (isOver) runOut();
  }, [isOver]);
  return (
    <div>
      <LinearProgress
        variant="determinate"
        aria-label={texts.timeLeft(seconds)}
        color={seconds <= of / 4 ? 'error' : 'primary'}
        value={Math.min(100, (100 * seconds) / of)}
      />
      <small aria-hidden>{texts.timeLeft(seconds)}</small>
    </div>
  );
}
