import type { TissueName } from '@cheese/generators/tissues/tissues';
import { firstWords } from './words/firstWords';
import { innerWords } from './words/innerWords';
import { structureWords } from './words/structureWords';
import type { WordsOf } from './words/words';

/** What teachers would have written beside the drawn slides, by the tissue that they show. */
export const seedSlideWords: WordsOf<TissueName> = {
  ...firstWords,
  ...innerWords,
  ...structureWords,
};
