import type { Given } from '@cheese/domain/questions/kind';
import { useTask } from '@cheese/ui/form/useTask';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef } from 'react';
import { kindViews } from '../kinds/kindViews';
import { isAnswered, type Question } from '../Paper';
import { Explanation } from '../review/Explanation';
import { VerdictChip } from '../review/VerdictChip';
import { GradeRow } from './GradeRow';
import type { Practice, Revealed } from './Practice';
import { texts } from './texts';
import { useFocusOnVerdict } from './useFocusOnVerdict';

interface PracticeEndProps {
  practice: Practice;
  question: Question;
  place: number;
  given: Given;
  revealed: Revealed | undefined;
}

/** Below a question of a practice: the way to what was right, and then what was. */
export function PracticeEnd(props: PracticeEndProps) {
  const { practice, question, place, given, revealed } = props;
  const { isBusy, run } = useTask();
  const ask = () => run(() => practice.reveal(place));
  const isWhole = kindViews[question.type].isDoneByOne === true && isAnswered(given);
  useAskByChoosing(practice.checksAtOnce === true && isWhole && !revealed, props, ask);
  const verdict = useFocusOnVerdict(place, revealed !== undefined);

  if (revealed) {
    return (
      <>
        <div ref={verdict} role="status" tabIndex={-1} style={{ outline: 'none' }}>
          <VerdictChip question={revealed.question} />
          <Explanation question={revealed.question} />
        </div>
        {revealed.review && practice.grade && (
          <GradeRow
            review={revealed.review}
            onGrade={(grade) => void practice.grade?.(place, grade)}
          />
        )}
        {practice.below && <div style={{ marginTop: 8 }}>{practice.below(question.id)}</div>}
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

/**
 * Checks as soon as an option is chosen, if the learner wants that. A restored answer, or one whose
 * check failed, is checked by the button.
 */
function useAskByChoosing(
  isWished: boolean,
  { place, given }: Pick<PracticeEndProps, 'place' | 'given'>,
  ask: () => Promise<unknown>,
) {
  const before = useRef({ place, given });
  const askNow = useEffectEvent(() => void (isWished && ask()));
  useEffect(() => {
    const isChosen = before.current.place === place && before.current.given !== given;
    before.current = { place, given };
    if (isChosen) askNow();
  }, [place, given]);
}
