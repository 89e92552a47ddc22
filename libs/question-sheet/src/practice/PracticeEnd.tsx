import type { Given } from '@cheese/domain/questions/kind';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AnswerKeeper } from '../keeping/AnswerKeeper';
import { kindViews } from '../kinds/kindViews';
import { isAnswered, type Question } from '../Paper';
import { Explanation } from '../review/Explanation';
import { VerdictChip } from '../review/VerdictChip';
import { texts as sheetTexts } from '../texts';
import { GradeRow } from './GradeRow';
import type { Practice, Revealed } from './Practice';
import { texts } from './texts';

interface PracticeEndProps {
  practice: Practice;
  keeper: AnswerKeeper;
  question: Question;
  place: number;
  given: Given;
  revealed: Revealed | undefined;
}

/** Below a question of a practice: the way to what was right, and then what was. */
export function PracticeEnd(props: PracticeEndProps) {
  const { practice, keeper, question, place, given, revealed } = props;
  const { isBusy, run } = useTask();
  const toast = useToast();
  const ask = () =>
    run(async () => {
      // What is marked is what the server has.
      if ((await keeper.settle()) === 'lost') toast.error(sheetTexts.notLost);
      // Its key would freeze what is not there.
      else if (!keeper.state().setAside.includes(place)) await practice.reveal(place);
    });

  const isWhole = kindViews[question.type].isDoneByOne === true && isAnswered(given);
  useAskOnce(isWhole && !revealed, place, ask);

  if (revealed) {
    return (
      <>
        <div role="status">
          <VerdictChip question={revealed.question} />
          <Explanation question={revealed.question} />
        </div>
        {revealed.review && practice.grade && (
          <GradeRow
            review={revealed.review}
            onGrade={(grade) => void practice.grade?.(place, grade)}
          />
        )}
      </>
    );
  }
  return (
    <Button
      variant="outlined"
      sx={{ mt: 2 }}
      aria-disabled={isBusy || !isAnswered(given)}
      onClick={() => isAnswered(given) && void ask()}
    >
      {texts.check}
    </Button>
  );
}

/** Where one press is the whole answer nobody has to ask; what was lost is asked for by the button. */
function useAskOnce(isWanted: boolean, place: number, ask: () => Promise<unknown>) {
  const asked = useRef<number>(null);
  const askNow = useEffectEvent(() => void ask());
  useEffect(() => {
    if (!isWanted || asked.current === place) return;
    asked.current = place;
    askNow();
  }, [isWanted, place]);
}
