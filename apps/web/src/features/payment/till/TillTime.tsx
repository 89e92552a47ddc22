import { clockText } from '@cheese/domain/rules/clockText';
import { useSecondsLeft } from '@cheese/ui/time/useSecondsLeft';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { texts } from './texts';

/** A server whose clock is behind has not noticed yet. */
const AGAIN_MS = 2000;

const Time = styled('p')(({ theme: { palette, typography } }) => ({
  ...typography.caption,
  margin: 0,
  padding: '8px 12px',
  borderRadius: 4,
  color: palette.brandText,
  backgroundColor: palette.brandWash,
  '& b': { ...typography.h4, marginLeft: 8, fontVariantNumeric: 'tabular-nums' },
}));

interface TillTimeProps {
  /** On this device's clock, however wrong that is. */
  deadline: number;
  /** Reads the order anew: only the server knows that it is over. */
  onEnd: () => void;
}

/** How long the order can still be paid. */
export function TillTime({ deadline, onEnd }: TillTimeProps) {
  const left = useSecondsLeft(deadline);
  const isOver = left === 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isOver) return undefined;
    end();
    const timer = setInterval(() => end(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return (
    <Time role="timer">
      {isOver ? texts.timeUp : texts.left}
      {!isOver && <b>{clockText(left)}</b>}
    </Time>
  );
}
