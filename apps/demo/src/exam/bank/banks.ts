import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { readIndex } from '../../reading/readIndex';
import { readBank, type SeedBank } from './readBank';

/** The banks that are on sale, each with the questions of its folder. */
export const seedBanks: readonly SeedBank[] = readIndex('questions/sold').map((slug) =>
  readBank(`sold/${slug}`),
);

export const everyQuestion = ({ chapters }: SeedBank): QuestionDraft[] =>
  chapters.flatMap(({ questions }) => questions);
