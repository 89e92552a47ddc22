import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import { texts } from './texts';
import { useDraw } from './useDraw';

/** Loaded lazily, because only users with a running quiz need it. */
const GiveUpDialog = lazyPart(() => import('./GiveUpDialog'));

/** Questions per practice. */
const COUNT = 10;

/** Starts a quiz of questions that the user got wrong. */
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
