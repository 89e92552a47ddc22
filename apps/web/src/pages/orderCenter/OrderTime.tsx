import { clockText } from '@cheese/domain/rules/clockText';
import { useSecondsLeft } from '@cheese/ui/time/useSecondsLeft';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { texts } from './texts';

/** A server whose clock is behind has not noticed yet. */
const AGAIN_MS = 2000;

const Time = styled('span')(({ theme: { palette, typography } }) => ({
  ...typography.caption,
  color: palette.text.secondary,
  '& b': { marginLeft: 4, color: palette.brandText, fontVariantNumeric: 'tabular-nums' },
}));

interface OrderTimeProps {
  /** On this device's clock, however wrong that is. */
  deadline: number;
  /** Reads the order anew: only the server knows that it is over. */
  onEnd: () => void;
}

/** How long an order can still be paid. */
export function OrderTime({ deadline, onEnd }: OrderTimeProps) {
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
