import type { Quiz } from '@cheese/domain/contract/emergency/quizShapes';
import { useLazyGetCurrentQuizQuery } from '@cheese/emergency-api/quiz';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lazyPart';
import { useOnce } from '../once/useOnce';
import { texts } from './texts';
import { useDraw } from './useDraw';

/** Only who has a quiz under way meets it. */
const GiveUpDialog = lazyPart(() => import('./GiveUpDialog'));

/** As many as one sits through. */
const COUNT = 10;

/** A quiz of what was answered wrong before. */
export function PractiseWrong() {
  const { isDrawing, start } = useDraw();
  const [underWay, setUnderWay] = useState<Quiz>();
  const [findUnderWay] = useLazyGetCurrentQuizQuery();
  const draw = () => {
    setUnderWay(undefined);
    start({ count: COUNT, onlyWrong: true });
  };
  // One that is under way would give way to the new one. It may have begun in another window.
  const { isBusy, run: practise } = useOnce(async () => {
    const { data, isSuccess } = await findUnderWay();
    if (data) setUnderWay(data);
    else if (isSuccess) draw();
  });
  const isPreparing = isBusy || isDrawing;
  return (
    <>
      <Button variant="outlined" aria-disabled={isPreparing} onClick={practise}>
        {isPreparing ? texts.drawing : texts.practiseWrong}
      </Button>
      {underWay && (
        <Suspense>
          <GiveUpDialog quiz={underWay} onGiveUp={draw} onClose={() => setUnderWay(undefined)} />
        </Suspense>
      )}
    </>
  );
}
