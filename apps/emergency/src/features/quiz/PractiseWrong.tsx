import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import { texts } from './texts';
import { useDraw } from './useDraw';

/** Loaded lazily, because only users with a running quiz need it. */
const GiveUpDialog = lazyPart(() => import('./GiveUpDialog'));

/** As many as one sits through. */
const COUNT = 10;

/** A quiz of what was answered wrong before. */
export function PractiseWrong() {
  const { isDrawing, start, giveUp } = useDraw();
  return (
    <>
      <Button
        variant="outlined"
        aria-disabled={isDrawing}
        onClick={() => start({ count: COUNT, onlyWrong: true })}
      >
        {isDrawing ? texts.drawing : texts.practiseWrong}
      </Button>
      <Suspense>{giveUp && <GiveUpDialog {...giveUp} />}</Suspense>
    </>
  );
}
