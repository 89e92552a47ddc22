import { questionTypeCodes } from '../../codes/exam/questionTypes';
import type { QuizQuestionType } from '../../codes/emergency/welfare';
import { questionFaults as texts } from '../../texts/questionFaults';

export interface WrittenQuestion {
  type: QuizQuestionType;
  stem: string;
  options: readonly { key: string; text: string }[];
  answer: string;
}

export interface QuestionFault {
  field: 'stem' | 'options' | 'answer';
  message: string;
}

const hasTwice = (words: readonly string[]) => new Set(words).size < words.length;

/** The first fault of a question in the emergency centre's bank, or null. */
export const questionFault = ({
  type,
  stem,
  options,
  answer,
}: WrittenQuestion): QuestionFault | null => {
  if (stem.trim() === '') return { field: 'stem', message: texts.stemEmpty };
  const ofOptions = optionsFault(type, options);
  if (ofOptions) return { field: 'options', message: ofOptions };
  if (options.some(({ key }) => key === answer)) return null;
  return { field: 'answer', message: texts.answerNotAmong };
};

const optionsFault = (type: QuizQuestionType, options: WrittenQuestion['options']) => {
  const keys = options.map(({ key }) => key);
  const words = options.map(({ text }) => text.trim());
  if (type === questionTypeCodes.trueFalse && options.length !== 2) return texts.trueFalseTwo;
  if (keys.some((key) => !/^[A-H]$/.test(key))) return texts.keyWrong;
  if (hasTwice(keys)) return texts.keyTwice;
  if (words.includes('')) return texts.optionEmpty;
  return hasTwice(words) ? texts.optionTwice : null;
};
