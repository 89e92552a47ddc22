import type { PatientSight } from '@cheese/domain/contract/training/shapes/patientSight';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { PaneProps } from '../Deeds';
import { texts } from './texts';

/** Maximum minutes of one step. */
const MOST = 120;

export function WaitPane({ run: { sight }, isBusy, act }: PaneProps) {
  const next = untilResult(sight);
  const wait = (minutes: number) => void act({ kind: 'wait', minutes });
  return (
    <>
      <p className="hint">{texts.waitHint}</p>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {next !== null && (
          <Button variant="contained" aria-disabled={isBusy} onClick={() => wait(next)}>
            {texts.untilResult(next)}
          </Button>
        )}
        {texts.waits.map((minutes) => (
          <Button
            key={minutes}
            variant="outlined"
            aria-disabled={isBusy}
            onClick={() => wait(minutes)}
          >
            {texts.minutes(minutes)}
          </Button>
        ))}
      </Stack>
    </>
  );
}

function untilResult({ pending, clock }: PatientSight) {
  if (pending.length === 0) return null;
  const soonest = Math.min(...pending.map(({ readyAt }) => readyAt));
  return Math.min(MOST, Math.max(1, Math.ceil((soonest - clock) / 60)));
}
