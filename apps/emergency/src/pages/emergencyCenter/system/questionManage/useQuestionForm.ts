import type { Asks } from '@cheese/domain/contract/call';
import type { QuestionContract } from '@cheese/domain/contract/emergency/question';
import type { BankQuestion } from '@cheese/domain/contract/emergency/shapes/questionShapes';
import { useFields } from '@cheese/ui/form/useFields';
import { useDraft, useSaveDraft } from '@cheese/ui/unsaved/useDraft';
import { useReducer, useState } from 'react';
import { faultsOf, missing } from '@cheese/ui/form/faults';
import { blankOptions, changeOptions, keyAt, type OptionList, readOptions } from './optionList';
import { texts } from './texts';

export type WrittenQuestion = Omit<Asks<QuestionContract['save']>, 'orgId'>;

export type QuestionField = 'type' | 'stem' | 'category' | 'topic' | 'difficulty' | 'analysis';
type Values = Readonly<Record<QuestionField, string>>;

const blank: Values = {
  type: '1',
  stem: '',
  category: '',
  topic: '',
  difficulty: '',
  analysis: '',
};

const readValues = ({
  type,
  stem,
  category,
  topic,
  difficulty,
  analysis,
}: BankQuestion): Values => ({
  type: String(type),
  stem,
  category: String(category),
  topic: String(topic),
  difficulty: String(difficulty),
  analysis,
});

/** In the order of the form, so that the topmost is the first. */
function questionFaults(values: Values, { options, answer }: OptionList) {
  const said = options.map(({ text }) => text.trim());
  const optionFaults = said.map((text, index): [string, string | false] => [
    `option${index}`,
    missing(text, texts.optionEmpty) || (said.indexOf(text) < index && texts.optionTwice),
  ]);
  return faultsOf<string>({
    stem: missing(values.stem, texts.stemEmpty),
    ...Object.fromEntries(optionFaults),
    answer: answer === null && texts.answerEmpty,
    category: missing(values.category, texts.categoryEmpty),
    topic: missing(values.topic, texts.topicEmpty),
    difficulty: missing(values.difficulty, texts.difficultyEmpty),
  });
}

const asWritten = (values: Values, { options, answer }: OptionList) =>
  ({
    type: Number(values.type),
    stem: values.stem.trim(),
    options: options.map(({ text }, index) => ({ key: keyAt(index), text: text.trim() })),
    category: Number(values.category),
    topic: Number(values.topic),
    difficulty: Number(values.difficulty),
    answer: keyAt(options.findIndex(({ id }) => id === answer)),
    analysis: values.analysis.trim(),
  }) as WrittenQuestion;

export function useQuestionForm(question: BankQuestion | null) {
  const draft = `question:${question?.id ?? 'new'}`;
  const fields = useFields<QuestionField, string>(question ? readValues(question) : blank, {
    draft,
  });
  const kept = useDraft<OptionList>(`${draft}:options`);
  const [first] = useState(() => (question ? readOptions(question) : blankOptions('1')));
  const [list, change] = useReducer(changeOptions, kept ?? first);

  /** True-or-false questions have fixed options. */
  const changeField = (name: QuestionField, value: string) => {
    fields.change(name, value);
    if (name === 'type') change({ do: 'restart', type: value });
  };
  /** The values to save; null, with the faults shown, if some are invalid. */
  const read = (form: HTMLFormElement) =>
    fields.pass(questionFaults(fields.values, list), form) ? asWritten(fields.values, list) : null;

  const isDirty = fields.isDirty || list !== first;
  useSaveDraft(`${draft}:options`, list !== first, list);
  return { fields: { ...fields, change: changeField }, list, change, isDirty, read };
}

export type QuestionForm = ReturnType<typeof useQuestionForm>;
