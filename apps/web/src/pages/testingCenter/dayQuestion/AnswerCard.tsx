import { useAnswerDailyQuestionMutation } from '@cheese/api-client/exam/dailyQuestion';
import { questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import type { DailyQuestion } from '@cheese/domain/contract/exam/dailyQuestion';
import { isAnswered } from '@cheese/question-sheet/Paper';
import { LoneQuestion } from '@cheese/question-sheet/sheet/panes/LoneQuestion';
import { Section } from '@cheese/ui/frame/Section';
import { leaving, useTask } from '@cheese/ui/form/useTask';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { texts } from './texts';

type OpenDailyQuestion = Omit<DailyQuestion, 'reviewed'>;

/** The choice stays local until it is submitted; a submission is final. */
export function AnswerCard({ asked: { libraryId, day, question } }: { asked: OpenDailyQuestion }) {
  const [given, setGiven] = useState<readonly string[]>([]);
  const [answer] = useAnswerDailyQuestionMutation();
  const { isBusy, run } = useTask();
  const hand = async () => {
    await answer({ libraryId, day, given: [...given] }).unwrap();
    // Stay busy until the marked question replaces this form: a second click would submit it again.
    return leaving;
  };
  return (
    <Section title={texts.of(day)} action={<span>{questionTypes[question.type]}</span>}>
      <LoneQuestion
        question={question}
        given={given}
        onGive={setGiven}
        isDisabled={isBusy}
        name={texts.what}
      />
      <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.third' }}>
        {isAnswered(given) ? texts.once : texts.answerFirst}
      </Typography>
      <Button
        variant="contained"
        sx={{ mt: 1 }}
        aria-disabled={isBusy || !isAnswered(given)}
        onClick={() => isAnswered(given) && void run(hand)}
      >
        {texts.answer}
      </Button>
    </Section>
  );
}
