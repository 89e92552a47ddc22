import { useGetCurrentQuizQuery } from '@cheese/emergency-api/quiz';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lazyPart';
import { texts } from './texts';
import { useDraw } from './useDraw';

/** Only who has a quiz under way meets it. */
const GiveUpDialog = lazyPart(() => import('./GiveUpDialog'));

/** As many as one sits through. */
const COUNT = 10;

/** A quiz of what was answered wrong before. One that is under way would give way to it. */
export function PractiseWrong() {
  const { isDrawing, start } = useDraw();
  const [isAsking, setAsking] = useState(false);
  const underWay = useGetCurrentQuizQuery(undefined, { refetchOnMountOrArgChange: true }).data;
  const draw = () => {
    setAsking(false);
    start({ count: COUNT, onlyWrong: true });
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-disabled={isDrawing}
        onClick={underWay ? () => setAsking(true) : draw}
      >
        {isDrawing ? texts.drawing : texts.practiseWrong}
      </Button>
      {isAsking && underWay && (
        <Suspense>
          <GiveUpDialog quiz={underWay} onGiveUp={draw} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
