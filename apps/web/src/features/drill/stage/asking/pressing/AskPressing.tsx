import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useEffect, useEffectEvent, useState } from 'react';
import { texts } from '../../texts';
import type { AskProps } from '../asking';
import { useMetronome } from './useMetronome';
import { rateOf, usePressing } from './usePressing';

export function AskPressing({ asking, isBusy, decide }: AskProps<'cpr'>) {
  const { hands, depth, seconds, presses: asked } = asking;
  const [isHeard, setHeard] = useState(true);
  const run = usePressing(seconds, (presses, breaths) =>
    decide({ kind: 'pressed', presses, breaths }),
  );
  useMetronome(isHeard && run.isUnderWay && !isBusy);
  useKeys(run);
  const rate = rateOf(run.presses);
  return (
    <Stack sx={{ gap: 1 }}>
      <small>{texts.cprLead(hands, depth)}</small>
      <small>{texts.cprHow(asked)}</small>
      <FormControlLabel
        label={texts.metronome}
        control={<Checkbox checked={isHeard} onChange={() => setHeard(!isHeard)} />}
      />
      {run.isUnderWay ? (
        <>
          <strong>{rate === null ? texts.noRate : texts.rate(rate)}</strong>
          <span>{texts.pressesDone(run.presses.length, run.left)}</span>
          <Button
            variant="contained"
            size="large"
            sx={{ minHeight: 96, touchAction: 'manipulation' }}
            onPointerDown={run.press}
          >
            {texts.press}
          </Button>
          <Button variant="outlined" onPointerDown={run.breathe}>
            {texts.breathe}
          </Button>
          <Button color="inherit" aria-disabled={isBusy} onClick={run.end}>
            {texts.stop}
          </Button>
        </>
      ) : (
        <Button variant="contained" onClick={run.start}>
          {texts.start}
        </Button>
      )}
    </Stack>
  );
}

/** Space presses and B breathes, wherever the focus is; a held key counts once. */
function useKeys({ isUnderWay, press, breathe }: ReturnType<typeof usePressing>) {
  const typed = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || (event.code !== 'Space' && event.code !== 'KeyB')) return;
    event.preventDefault();
    if (event.code === 'Space') press();
    else breathe();
  });
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const listen = (event: KeyboardEvent) => typed(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isUnderWay]);
}
