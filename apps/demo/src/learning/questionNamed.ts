import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { plainOf } from '@cheese/question-files/html/plain';
import { everyQuestion, seedBanks } from '../exam/bank/banks';
import { seedShelf } from '../shop/commodity/shelf';
import type { SeedQuestionRef } from './seedCourse';

/** The questions of a planted bank that begin so; a name that is good finds exactly one. */
export function questionsNamed({ bank, stem }: SeedQuestionRef): QuestionDraft[] {
  const title = seedShelf[4]?.find(({ slug }) => slug === bank)?.title;
  const written = seedBanks.find((one) => one.title === title);
  return written ? everyQuestion(written).filter((one) => plainOf(one.stem).startsWith(stem)) : [];
}
