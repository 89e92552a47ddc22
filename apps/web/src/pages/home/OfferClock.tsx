import { clockText } from '@cheese/domain/rules/time/clockText';
import { useSecondsLeft } from '@cheese/ui/time/useSecondsLeft';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { texts } from './sectionTexts';

const DAY_S = 86_400;
/**
 * If the server's clock is behind, it still sends the offer after it has ended here, so ask again.
 */
const AGAIN_MS = 30_000;

const Clock = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  marginTop: 4,
  padding: '2px 8px',
  borderRadius: 4,
  color: theme.palette.brandText,
  backgroundColor: theme.palette.brandWash,
}));

/** Countdown of an offer; calls `onEnd` at its end, and again while the offer is still shown. */
export function OfferClock({ deadline, onEnd }: { deadline: number; onEnd: () => void }) {
  const left = useSecondsLeft(deadline);
  const isOver = left === 0;
  const tell = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isOver) return undefined;
    tell();
    const timer = setInterval(() => {
      if (!document.hidden) tell();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return <Clock role="timer">{isOver ? texts.over : `${texts.left} ${leftText(left)}`}</Clock>;
}

const leftText = (seconds: number) => {
  const days = Math.floor(seconds / DAY_S);
  const clock = clockText(seconds % DAY_S);
  return days > 0 ? `${texts.days(days)} ${clock}` : clock;
};
