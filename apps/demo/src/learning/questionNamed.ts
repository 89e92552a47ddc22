import { everyQuestion } from '../exam/bank/asked';
import { seedBanks } from '../exam/bank/banks';
import type { WrittenQuestion } from '../exam/bank/written';
import { seedShelf } from '../shop/commodity/shelf';
import type { SeedQuestionRef } from './seedCourse';

/** The questions of a planted bank that begin so; a name that is good finds exactly one. */
export function questionsNamed({ bank, stem }: SeedQuestionRef): WrittenQuestion[] {
  const title = seedShelf[4]?.find(({ slug }) => slug === bank)?.title;
  const written = seedBanks.find((one) => one.title === title);
  return written ? everyQuestion(written).filter((one) => one.stem.startsWith(stem)) : [];
}
