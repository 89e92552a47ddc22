import { slideAnswer } from '@cheese/domain/questions/slide/slide';
import { keyIn, promptsIn } from '@cheese/domain/questions/slide/slideWords';
import { markTask } from '@cheese/domain/rules/slides/task/markTask';
import type { MarkedQuestion } from '@cheese/question-sheet/Paper';
import FormHelperText from '@mui/material/FormHelperText';
import { useMemo } from 'react';
import { keyLayers, markedLayers } from '../tasks/overlays';
import { QuestionStage } from './QuestionStage';
import { marksText, texts } from './texts';
import { type AskedAt, useQuestionSlide } from './useQuestionSlide';

interface SlideQuestionReviewProps {
  question: MarkedQuestion;
  at: AskedAt;
}

export function SlideQuestionReview({ question, at }: SlideQuestionReviewProps) {
  const { query, slide } = useQuestionSlide(at);
  const seen = useMemo(() => seenOf(question), [question]);
  if (!seen) return <FormHelperText error>{texts.broken}</FormHelperText>;
  return (
    <>
      <QuestionStage slide={slide} query={query} layers={seen.layers} />
      <p>{seen.said}</p>
    </>
  );
}

function seenOf({ prompts, right, given }: MarkedQuestion) {
  const [told, key] = [promptsIn(prompts), keyIn(right)];
  if (!told || !key) return null;
  const { asked } = told;
  const answer = slideAnswer(key.kind, given);
  const marks = answer && markTask(key, answer);
  if (!answer || !marks) return { layers: keyLayers(asked, key), said: texts.legendKey };
  return { layers: markedLayers(asked, { answer, marks, key }), said: marksText(answer, marks) };
}
