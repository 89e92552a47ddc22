import { clockText } from '@cheese/domain/rules/time/clockText';
import { useSecondsLeft } from '@cheese/ui/time/useSecondsLeft';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { texts } from './texts';

const DAY_S = 86_400;

const Clock = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  width: 'fit-content',
  padding: '2px 8px',
  borderRadius: 4,
  color: theme.palette.brandText,
  backgroundColor: theme.palette.brandWash,
}));

/** Countdown of a discount; the price is refetched at its end. */
export function DeadlineLine({ deadline, onEnd }: { deadline: number; onEnd: () => void }) {
  const left = useSecondsLeft(deadline);
  const isOver = left === 0;
  const tell = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) tell();
  }, [isOver]);
  const days = Math.floor(left / DAY_S);
  const words = `${days > 0 ? texts.days(days) : ''} ${clockText(left % DAY_S)}`;
  return <Clock role="timer">{isOver ? texts.over : `${texts.endsIn} ${words}`}</Clock>;
}
