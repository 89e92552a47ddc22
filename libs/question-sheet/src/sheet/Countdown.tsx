import { clockText } from '@cheese/domain/rules/time/clockText';
import AccessTime from '@mui/icons-material/AccessTime';
import Box from '@mui/material/Box';
import { texts } from '../texts';

const MINUTE_S = 60;
/** When it is said aloud, in minutes before the end. */
const WARNINGS = [1, 5];

/** Announced to screen readers five minutes and one minute before the end. */
export function Countdown({ left }: { left: number }) {
  const warning = WARNINGS.find((minutes) => left > 0 && left <= minutes * MINUTE_S);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        fontVariantNumeric: 'tabular-nums',
        fontWeight: 600,
        color: warning ? 'error.main' : 'text.primary',
      }}
    >
      <AccessTime aria-hidden fontSize="small" />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, fontWeight: 400 }}>
        {texts.timeLeft}
      </Box>
      <span role="timer" aria-label={texts.timeLeft}>
        {clockText(left)}
      </span>
      <Box component="span" role="status" sx={{ fontWeight: 400 }}>
        {warning ? texts.warn(warning) : ''}
      </Box>
    </Box>
  );
}
