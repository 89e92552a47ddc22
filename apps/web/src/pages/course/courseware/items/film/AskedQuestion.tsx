import { useAnswerFilmQuestionMutation } from '@cheese/api-client/exam/filmQuestion';
import type { PaperQuestion } from '@cheese/domain/contract/exam/question';
import { isAnswered } from '@cheese/question-sheet/Paper';
import { LoneQuestion } from '@cheese/question-sheet/sheet/LoneQuestion';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import { Unsaved } from '@cheese/ui/unsaved/Unsaved';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { texts } from '../../texts';

interface AskedQuestionProps {
  question: PaperQuestion;
  at: { coursewareId: number; second: number };
  mustAnswer: boolean;
}

/** What was chosen stays here until it is handed in, which is for good. */
export function AskedQuestion({ question, at, mustAnswer }: AskedQuestionProps) {
  const [given, setGiven] = useState<readonly string[]>([]);
  const [answer] = useAnswerFilmQuestionMutation();
  const { isBusy, run } = useTask();
  const isGiven = isAnswered(given);
  const hand = async () => {
    await answer({ ...at, given: [...given] }).unwrap();
    // Until its key is here, a second click would hand it in once more.
    return leaving;
  };
  return (
    <>
      <Unsaved loss={isGiven ? texts.unansweredLoss : null} />
      <LoneQuestion
        {...{ question, given }}
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
