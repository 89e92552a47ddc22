import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { letterAt, matchingOf, optionsOf, truthKey, truthOptions } from '../letters';
import { lostTexts } from '../texts';
import { plainOf } from '../html/plain';

type Part = Pick<QuestionDraft, 'type'> & Partial<QuestionDraft>;

export interface Answers {
  draft: Part;
  /** The feedback on answers, which goes to the analysis. */
  remarks: string[];
  lost: string[];
}

interface Answer {
  isRight: boolean;
  weight: number | null;
  text: string;
  remark: string;
}

type ToHtml = (text: string) => string;

const TRUTH = /^(T|TRUE|F|FALSE)$/i;
const ANSWER = /([=~])([^=~]*)/g;
const WEIGHT = /^\s*%(-?[\d.]+)%/;

/** Parses the part between the braces. */
export function readAnswers(inside: string, toHtml: ToHtml): Answers {
  const words = inside.trim();
  if (words === '')
    return { draft: { type: questionTypeCodes.shortAnswer }, remarks: [], lost: [] };
  const [said = '', ...remarks] = words.split('#');
  if (words.startsWith('#')) return numbersIn(words.slice(1), toHtml);
  if (TRUTH.test(said.trim())) {
    return {
      draft: {
        type: questionTypeCodes.trueFalse,
        options: truthOptions(),
        key: truthKey(/^t/i.test(said.trim())),
      },
      remarks: remarks.map(toHtml).filter((one) => one !== ''),
      lost: remarks.length > 1 ? [lostTexts.feedback] : [],
    };
  }
  const answers = answersIn(words);
  if (answers.every(({ isRight }) => isRight)) {
    return answers.every(({ text }) => text.includes('->'))
      ? pairsIn(answers, toHtml)
      : formsIn(answers, toHtml);
  }
  return choicesIn(answers, toHtml);
}

/** An answer without a sign is accepted: as the right one, or as a wrong one beside others. */
const withSign = (words: string) =>
  /^\s*[=~]/.test(words) ? words : `${words.includes('~') ? '~' : '='}${words}`;

/** `~75%a good answer`, as in Moodle's missing words; `~75% of them` is an answer. */
const BARE_WEIGHT = /^\s*(\d{1,3}(?:\.\d{1,5})?)%(?=[A-Za-z])/;
const areWeighed = (all: readonly RegExpExecArray[]) =>
  all.some(([, sign, one = '']) => sign === '~' && BARE_WEIGHT.test(one)) &&
  all.some(([, sign, one = '']) => sign === '=' && !/^\s*[\d%]/.test(one));

const answersIn = (words: string): Answer[] => {
  const all = [...withSign(words).matchAll(ANSWER)];
  const hasBare = areWeighed(all);
  return all.map(([, sign, written = '']) => {
    const weight = WEIGHT.exec(written) ?? (hasBare ? BARE_WEIGHT.exec(written) : null);
    const [text = '', ...remark] = written.slice(weight?.[0].length ?? 0).split('#');
    return {
      isRight: sign === '=',
      weight: weight ? Number(weight[1]) : null,
      text: text.trim(),
      remark: remark.join('#').trim(),
    };
  });
};

/** A percentage may be part of the text: `75%酒精`. It is reported, so that a teacher can check. */
const SHARE = /^\d{1,3}(?:\.\d{1,5})?%\p{L}/u;
const sharesIn = (answers: readonly Answer[]) => {
  const some = answers.filter(({ isRight, text }) => !isRight && SHARE.test(text));
  const areAll = answers.every(({ text }) => /^\d/.test(text));
  return areAll ? [] : some.map(({ text }) => lostTexts.shareOrWords(text.slice(0, 20)));
};

const isLost = (answers: readonly Answer[], of: (answer: Answer) => boolean, words: string) =>
  answers.some(of) ? [words] : [];

const WHOLE = 99;

function choicesIn(answers: readonly Answer[], toHtml: ToHtml): Answers {
  const isSingle = answers.some(({ isRight }) => isRight);
  const isChosen = ({ isRight, weight }: Answer) => (isSingle ? isRight : (weight ?? 0) > 0);
  const key = answers.flatMap((answer, at) => (isChosen(answer) ? [letterAt(at)] : []));
  const shares = new Set(answers.filter(isChosen).map(({ weight }) => weight));
  const isUneven = (isSingle && key.length === 1) || shares.size > 1;
  return {
    draft: {
      type:
        key.length === 1 && isSingle
          ? questionTypeCodes.singleChoice
          : questionTypeCodes.multipleChoice,
      options: optionsOf(answers.map(({ text }) => toHtml(text))),
      key: key.length > 0 ? [key] : [],
    },
    remarks: answers.flatMap(({ remark }, at) =>
      remark ? [`${letterAt(at)}：${toHtml(remark)}`] : [],
    ),
    lost: [
      ...isLost(
        answers,
        ({ weight, isRight }) => weight !== null && (isUneven ? !isRight : weight < -WHOLE - 1),
        lostTexts.weights,
      ),
      ...(isSingle ? sharesIn(answers) : []),
    ],
  };
}

function formsIn(answers: readonly Answer[], toHtml: ToHtml): Answers {
  const whole = answers.filter(({ weight }) => weight === null || weight >= WHOLE);
  const forms = (whole.length > 0 ? whole : answers).map(({ text }) => plainOf(toHtml(text)));
  return {
    draft: { type: questionTypeCodes.blanks, prompts: [''], key: [forms] },
    remarks: answers.flatMap(({ remark }) => (remark ? [toHtml(remark)] : [])),
    lost: whole.length < answers.length ? [lostTexts.someOfMany] : [],
  };
}

function pairsIn(answers: readonly Answer[], toHtml: ToHtml): Answers {
  const pairs = answers.map(({ text }) => {
    const at = text.indexOf('->');
    return { prompt: toHtml(text.slice(0, at)), option: toHtml(text.slice(at + 2)) };
  });
  return { draft: matchingOf(pairs), remarks: [], lost: [] };
}

const NUMBER = /^[+-]?[\d.]+$/;

function numbersIn(words: string, toHtml: ToHtml): Answers {
  const answers = words.includes('=') ? answersIn(words) : answersIn(`=${words}`);
  const { draft, remarks, lost } = formsIn(answers, (text) => text);
  const forms = (draft.key?.[0] ?? []).map(formOfNumber);
  return { draft: { ...draft, key: [forms] }, remarks: remarks.map(toHtml), lost };
}

/** Converts `3.14:0.01` and `1..5` to the form of a gap. */
function formOfNumber(written: string): string {
  const [from = '', to] = written.split('..').map((one) => one.trim());
  if (to && NUMBER.test(from) && NUMBER.test(to)) return `${from}~${to}`;
  const [middle = '', around] = written.split(':').map((one) => one.trim());
  return around && Number(around) !== 0 ? `${middle}±${around}` : middle;
}
