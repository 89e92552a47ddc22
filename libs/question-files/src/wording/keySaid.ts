import { questionTypeCodes, type QuestionType } from '@cheese/domain/codes/exam/questionTypes';
import type { Option } from '../letters';
import type { Fault } from '../shapes';
import { faultTexts } from '../texts';
import { keysIn } from './answer';
import { keyAndWhy } from './keyAndWhy';
import { truthIn } from './kindWords';

interface QuestionWords {
  stem: string;
  options: readonly Option[];
  type: QuestionType | null;
}

const IN_BRACKETS = /([（(])\s*([A-ZＡ-Ｚ]{1,10}|[a-h]|[√×✓✗对错]|正确|错误)\s*([)）])/gu;

/** A key in the last parentheses of a stem, and the stem without it. */
function keyInStem({
  stem,
  options,
  type,
}: QuestionWords): { stem: string; answer: string } | null {
  const last = [...stem.matchAll(IN_BRACKETS)].at(-1);
  if (!last) return null;
  const answer = last[2] ?? '';
  const end = last.index + last[0].length;
  const isOpen = type === questionTypeCodes.trueFalse || (type === null && options.length === 0);
  // Letters within a sentence are part of it: `由（T）细胞介导`.
  const isLast = /^[\s。.？?！!；;]*$/u.test(stem.slice(end));
  const isKey = !/^[a-h]/.test(answer) && (isLast || !/^[A-ZＡ-Ｚ]/u.test(answer));
  const isTruth =
    isOpen && truthIn(answer) !== null && (type === questionTypeCodes.trueFalse || isKey);
  const isOfNone = type === null && options.length === 0 && isLast && /^[A-H]{1,8}$/.test(answer);
  if (!isTruth && !isOfNone && !(options.length > 0 && keysIn(answer, options))) return null;
  const emptied = `${stem.slice(0, last.index)}${last[1]} ${last[3]}${stem.slice(end)}`;
  return { stem: emptied, answer };
}

/** The key from the stem, or from the answer given below or in a cell of its own. */
export function keySaid(question: QuestionWords, said: string) {
  const inStem = keyInStem(question);
  const { answer: below, why } = keyAndWhy(said, question.options);
  const isTwice = inStem !== null && below !== '';
  const isAnother = isTwice && !isSameKey([inStem.answer, below], question.options);
  return {
    answer: below || inStem?.answer || '',
    why,
    stem: isAnother || !inStem ? question.stem : inStem.stem,
    faults: isAnother ? [keyTwice(inStem.answer, below)] : [],
  };
}

const keyTwice = (inStem: string, below: string): Fault => ({
  field: 'key',
  message: faultTexts.keyTwice(inStem, below),
});

function isSameKey(answers: string[], options: readonly Option[]) {
  const [one, other] = answers.map(
    (answer) => keysIn(answer, options)?.join('') ?? String(truthIn(answer)),
  );
  return one === other;
}

/**
 * A label for choices does not say how many are right; two named letters make it multiple choice.
 */
export function kindByKey({ type, options }: QuestionWords, answer: string): QuestionType | null {
  if (type === questionTypeCodes.singleChoice && options.length > 0)
    return (keysIn(answer, options)?.length ?? 1) > 1
      ? questionTypeCodes.multipleChoice
      : questionTypeCodes.singleChoice;
  const isTruth = options.length === 0 && truthIn(answer) !== null;
  return (type === questionTypeCodes.singleChoice || type === questionTypeCodes.multipleChoice) &&
    isTruth
    ? questionTypeCodes.trueFalse
    : type;
}
