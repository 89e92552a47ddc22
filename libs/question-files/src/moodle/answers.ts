import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { plainOf } from '../html/plain';
import { letterAt, matchingOf, optionsOf, truthKey, truthOptions } from '../letters';
import { keyIn } from '../keyWords';
import type { Pictures } from '../pictures';
import { lostTexts } from '../texts';
import { childOf, childrenOf, type Element } from '../xml/elements';
import { readCloze } from './cloze';
import { htmlIn, textOf } from './moodleText';

export interface Answered {
  draft: Pick<QuestionDraft, 'type'> & Partial<QuestionDraft>;
  remarks?: string[];
  lost?: string[];
}
type Reader = (question: Element, pictures: Pictures) => Answered;

const fractionOf = ({ attributes }: Element) => Number(attributes['fraction'] ?? 0);
const answersOf = (question: Element) => childrenOf(question, 'answer');
const remarksOf = (answers: readonly Element[], pictures: Pictures) =>
  answers.map((answer) => htmlIn(childOf(answer, 'feedback'), pictures));

const multichoice: Reader = (question, pictures) => {
  const answers = answersOf(question);
  const isSingle = /^(true|1)$/.test(childrenOf(question, 'single').map(plainWords).join(''));
  const most = Math.max(...answers.map(fractionOf), 0);
  const isRight = (answer: Element) =>
    isSingle ? most > 0 && fractionOf(answer) === most : fractionOf(answer) > 0;
  const key = answers.flatMap((answer, at) => (isRight(answer) ? [letterAt(at)] : []));
  const shares = new Set(answers.filter(isRight).map(fractionOf));
  const isUneven = isSingle
    ? answers.some((answer) => !isRight(answer) && fractionOf(answer) !== 0)
    : shares.size > 1;
  return {
    draft: {
      type: isSingle ? questionTypeCodes.singleChoice : questionTypeCodes.multipleChoice,
      options: optionsOf(answers.map((answer) => htmlIn(answer, pictures))),
      key: key.length > 0 ? [key] : [],
    },
    remarks: remarksOf(answers, pictures).map((html, at) => html && `${letterAt(at)}：${html}`),
    lost: isUneven ? [lostTexts.weights] : [],
  };
};

const plainWords = (element: Element) =>
  element.children
    .filter((node) => typeof node === 'string')
    .join('')
    .trim()
    .toLowerCase();

const truefalse: Reader = (question, pictures) => {
  const answers = answersOf(question);
  const right = answers.find((answer) => fractionOf(answer) > 0);
  const isKnown = right !== undefined && /^(true|false)$/i.test(textOf(right));
  return {
    draft: {
      type: questionTypeCodes.trueFalse,
      options: truthOptions(),
      key: isKnown ? truthKey(/^true$/i.test(textOf(right))) : [],
    },
    remarks: remarksOf(answers, pictures),
  };
};

const shortanswer: Reader = (question, pictures) => {
  const answers = answersOf(question).filter((answer) => fractionOf(answer) > 0);
  const whole = answers.filter((answer) => fractionOf(answer) >= 99);
  const forms = (whole.length > 0 ? whole : answers).map(textOf);
  const lost: string[] = whole.length < answers.length ? [lostTexts.someOfMany] : [];
  if (forms.some((form) => /(?<!\\)\*/.test(form))) lost.push(lostTexts.wildcard);
  return {
    draft: {
      type: questionTypeCodes.blanks,
      prompts: [''],
      key: [forms.map((form) => form.replaceAll('\\*', '*'))],
    },
    remarks: remarksOf(answersOf(question), pictures),
    lost,
  };
};

const numerical: Reader = (question, pictures) => {
  const { draft, ...rest } = shortanswer(question, pictures);
  const tolerance = new Map(
    answersOf(question).map((one) => [
      textOf(one),
      childrenOf(one, 'tolerance').map(plainWords)[0],
    ]),
  );
  const forms = (draft.key?.[0] ?? []).map((form) => {
    const around = tolerance.get(form) ?? '0';
    return Number(around) > 0 ? `${form}±${around}` : form;
  });
  const units = childrenOf(childOf(question, 'units'), 'unit').length > 0 ? [lostTexts.units] : [];
  return { ...rest, draft: { ...draft, key: [forms] }, lost: [...(rest.lost ?? []), ...units] };
};

const matching: Reader = (question, pictures) => ({
  draft: matchingOf(
    childrenOf(question, 'subquestion').map((one) => ({
      prompt: htmlIn(one, pictures),
      option: htmlIn({ ...(childOf(one, 'answer') ?? one), attributes: {} }, pictures),
    })),
  ),
});

const KEY = '关键词：';

const essay: Reader = (question, pictures) => {
  const info = htmlIn(childOf(question, 'graderinfo'), pictures);
  const words = plainOf(info);
  return words.startsWith(KEY)
    ? { draft: { type: questionTypeCodes.shortAnswer, key: keyIn(words.slice(KEY.length)) } }
    : {
        draft: { type: questionTypeCodes.shortAnswer },
        remarks: info ? [lostTexts.grading(info)] : [],
      };
};

const ordering: Reader = (question, pictures) => {
  const options = optionsOf(answersOf(question).map((answer) => htmlIn(answer, pictures)));
  return {
    draft: { type: questionTypeCodes.ordering, options, key: options.map(({ key }) => [key]) },
  };
};

const cloze: Reader = (question, pictures) => {
  const { stem, key, lost } = readCloze(htmlIn(childOf(question, 'questiontext'), pictures));
  return { draft: { type: questionTypeCodes.blanks, stem, prompts: key.map(() => ''), key }, lost };
};

/** The readers by Moodle's type; other types are reported. */
export const readers: Partial<Record<string, Reader>> = {
  multichoice,
  truefalse,
  shortanswer,
  numerical,
  matching,
  essay,
  ordering,
  cloze,
};
