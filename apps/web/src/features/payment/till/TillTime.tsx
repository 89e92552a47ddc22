import { clockText } from '@cheese/domain/rules/time/clockText';
import { styled } from '@mui/material/styles';
import { type PayTime, usePayTime } from '../usePayTime';
import { texts } from './texts';

const Time = styled('p')(({ theme: { palette, typography } }) => ({
  ...typography.caption,
  margin: 0,
  padding: '8px 12px',
  borderRadius: 4,
  color: palette.brandText,
  backgroundColor: palette.brandWash,
  '& b': { ...typography.h4, marginLeft: 8, fontVariantNumeric: 'tabular-nums' },
}));

export function TillTime(time: PayTime) {
  const left = usePayTime(time);
  const isOver = left === 0;
  return (
    <Time role="timer">
      {isOver ? texts.timeUp : texts.left}
      {!isOver && <b>{clockText(left)}</b>}
    </Time>
  );
}
