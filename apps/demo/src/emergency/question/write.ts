import type { FirstAidCategory, FirstAidTopic } from '@cheese/domain/codes/training/firstAid';
import type { QuestionDifficulty } from '@cheese/domain/codes/exam/questionTypes';
import type { QuizQuestionType } from '@cheese/domain/codes/emergency/welfare';

export interface SeedQuestion {
  type: QuizQuestionType;
  stem: string;
  options: { key: string; text: string }[];
  answer: string;
  analysis: string;
  category: FirstAidCategory;
  topic: FirstAidTopic;
  difficulty: QuestionDifficulty;
}

type Written = Pick<SeedQuestion, 'stem' | 'difficulty' | 'analysis'>;

const keyOf = (place: number) => 'ABCDEFGH'.charAt(place);

/** Numbers stay in their order; what else there is begins anywhere, or the answer would be B. */
const turnOf = (stem: string, words: string[]) =>
  /^[约\d]/.test(words[0] ?? '') ? 0 : [...stem].length % words.length;

const turned = (words: string[], by: number) => [...words.slice(by), ...words.slice(0, by)];

/** The questions of one topic, in as few words as they need. */
export const about = (topic: FirstAidTopic, category: FirstAidCategory = 2) => {
  const write = (type: QuizQuestionType, written: Written, words: string[], right: number) => ({
    ...written,
    type,
    topic,
    category,
    options: words.map((text, place) => ({ key: keyOf(place), text })),
    answer: keyOf(right),
  });
  return {
    /** `right` is the place of the right option, from 0 on. */
    single: (
      difficulty: QuestionDifficulty,
      stem: string,
      words: string[],
      right: number,
      analysis: string,
    ): SeedQuestion => {
      const by = turnOf(stem, words);
      const place = (right - by + words.length) % words.length;
      return write(1, { stem, difficulty, analysis }, turned(words, by), place);
    },
    yes: (difficulty: QuestionDifficulty, stem: string, analysis: string): SeedQuestion =>
      write(2, { stem, difficulty, analysis }, ['正确', '错误'], 0),
    no: (difficulty: QuestionDifficulty, stem: string, analysis: string): SeedQuestion =>
      write(2, { stem, difficulty, analysis }, ['正确', '错误'], 1),
  };
};
