import { questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import type {
  AskedQuestion,
  ContentOf,
} from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { RichText } from '@cheese/ui/article/RichText';
import { FormField } from '@cheese/ui/form/FormField';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AskCount } from './AskCount';
import type { ContentFieldsProps } from './ContentFields';
import { QuestionPicker } from './QuestionPicker';
import { texts } from './texts';

interface QuestionFieldsProps extends ContentFieldsProps {
  test: ContentOf<64>;
}

/** Questions of a lesson's test in order, and the passing score. */
export function QuestionFields({
  test,
  known: { questions },
  fields,
  change,
}: QuestionFieldsProps) {
  const [isPicking, pick] = useState(false);
  const { questionIds } = test;
  const set = (ids: number[], known = questions) =>
    change({ content: { ...test, questionIds: ids } }, { questions: known });
  const swap = (at: number, to: number) =>
    set(questionIds.with(at, questionIds[to] ?? 0).with(to, questionIds[at] ?? 0));
  const add = (picked: readonly AskedQuestion[]) =>
    set([...questionIds, ...picked.map(({ id }) => id)], [...questions, ...picked]);
  return (
    <Box role="group" aria-label={texts.questions} sx={{ pb: 1 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {texts.questions}
      </Typography>
      <Typography sx={{ mb: 1 }}>
        {questionIds.length === 0 ? texts.noQuestions : texts.count(questionIds.length)}
      </Typography>
      <ol style={{ margin: '0 0 8px', paddingLeft: 24 }}>
        {questionIds.map((id, at) => (
          <Chosen
            key={id}
            nth={at + 1}
            question={questions.find((one) => one.id === id)}
            onUp={at > 0 ? () => swap(at, at - 1) : null}
            onDown={at < questionIds.length - 1 ? () => swap(at, at + 1) : null}
            onRemove={() => set(questionIds.toSpliced(at, 1))}
          />
        ))}
      </ol>
      <Button variant="outlined" sx={{ mb: 2 }} onClick={() => pick(true)}>
        {texts.addQuestions}
      </Button>
      <AskCount test={test} onChange={(next) => change({ content: next })} />
      <FormField
        name="typed"
        label={texts.passShare}
        autoComplete="off"
        inputMode="numeric"
        maxLength={3}
        fields={fields}
      />
      {isPicking && <QuestionPicker taken={questionIds} onTake={add} onClose={() => pick(false)} />}
    </Box>
  );
}

interface ChosenProps {
  nth: number;
  question: AskedQuestion | undefined;
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onRemove: () => void;
}

function Chosen({ nth, question, onUp, onDown, onRemove }: ChosenProps) {
  const acts = [
    ...(onUp ? [{ words: texts.up, act: onUp }] : []),
    ...(onDown ? [{ words: texts.down, act: onDown }] : []),
    { words: texts.takeOut, act: onRemove },
  ];
  return (
    <li>
      <RichText html={question?.stem ?? ''} />
      <Box sx={{ color: 'text.third' }}>
        {question && questionTypes[question.type]}
        {question?.isGone && ` · ${texts.gone}`}
        {acts.map(({ words, act }) => (
          <Button key={words} size="small" aria-label={texts.of(words, nth)} onClick={act}>
            {words}
          </Button>
        ))}
      </Box>
    </li>
  );
}
