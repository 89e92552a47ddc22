import { clockText } from '@cheese/domain/rules/clockText';
import { useSecondsLeft } from '@cheese/ui/useSecondsLeft';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { texts } from './texts';

const DAY_S = 86_400;

const Clock = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  marginTop: 4,
  padding: '2px 8px',
  borderRadius: 4,
  color: theme.palette.brandText,
  backgroundColor: theme.palette.brandWash,
}));

/** How long a price still holds; told once when it has ended, so that another one can be shown. */
export function OfferClock({ deadline, onEnd }: { deadline: number; onEnd: () => void }) {
  const left = useSecondsLeft(deadline);
  const isOver = left === 0;
  const tell = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) tell();
  }, [isOver]);
  return <Clock role="timer">{isOver ? texts.over : `${texts.left} ${leftText(left)}`}</Clock>;
}

const leftText = (seconds: number) => {
  const days = Math.floor(seconds / DAY_S);
  const clock = clockText(seconds % DAY_S);
  return days > 0 ? `${texts.days(days)} ${clock}` : clock;
};
