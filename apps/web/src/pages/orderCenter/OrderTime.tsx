import { clockText } from '@cheese/domain/rules/time/clockText';
import { styled } from '@mui/material/styles';
import { type PayTime, usePayTime } from '../../features/payment/usePayTime';
import { texts } from './texts';

const Time = styled('span')(({ theme: { palette, typography } }) => ({
  ...typography.caption,
  color: palette.text.secondary,
  '& b': { marginLeft: 4, color: palette.brandText, fontVariantNumeric: 'tabular-nums' },
}));

export function OrderTime(time: PayTime) {
  const left = usePayTime(time);
  const isOver = left === 0;
  return (
    <Time role="timer">
      {isOver ? texts.timeUp : texts.left}
      {!isOver && <b>{clockText(left)}</b>}
    </Time>
  );
}
