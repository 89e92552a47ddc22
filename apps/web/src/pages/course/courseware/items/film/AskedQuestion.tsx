import { useAnswerFilmQuestionMutation } from '@cheese/api-client/exam/filmQuestion';
import type { PaperQuestion } from '@cheese/domain/contract/exam/shapes/question';
import { isAnswered } from '@cheese/question-sheet/Paper';
import { LoneQuestion } from '@cheese/question-sheet/sheet/panes/LoneQuestion';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { Unsaved } from '@cheese/ui/unsaved/Unsaved';
import { useDraft, useSaveDraft } from '@cheese/ui/unsaved/useDraft';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { texts } from '../../texts';

interface AskedQuestionProps {
  question: PaperQuestion;
  at: { coursewareId: number; second: number };
  mustAnswer: boolean;
}

/**
 * The choice is kept as a draft until it is submitted, even if the session ends; a submission is
 * final.
 */
export function AskedQuestion({ question, at, mustAnswer }: AskedQuestionProps) {
  const draft = `film-question:${at.coursewareId}:${at.second}:${question.id}`;
  const kept = useDraft<string[]>(draft);
  const [given, setGiven] = useState<readonly string[]>(kept ?? []);
  const [answer] = useAnswerFilmQuestionMutation();
  const { isBusy, run } = useTask();
  const isGiven = isAnswered(given);
  useSaveDraft(draft, isGiven, given);
  const hand = async () => {
    await answer({ ...at, given: [...given] }).unwrap();
    // Stay busy until the marked question replaces this form: a second click would submit it again.
    return leaving;
  };
  return (
    <>
      <Unsaved loss={isGiven ? texts.unansweredLoss : null} />
      <LoneQuestion
        question={question}
        given={given}
        onGive={setGiven}
        isDisabled={isBusy}
        name={texts.filmQuestion}
      />
      <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.third' }}>
        {mustAnswer ? texts.mustAnswer : texts.mayAnswer}
      </Typography>
      <Button
        variant="contained"
        sx={{ mt: 1 }}
        aria-disabled={isBusy || !isGiven}
        onClick={() => isGiven && void run(hand)}
      >
        {texts.answer}
      </Button>
    </>
  );
}
