import { strictObject } from '@cheese/domain/contract/shapes';
import { SlideWords } from '@cheese/domain/contract/slides/slidePanel';
import { readByKey } from '../reading/readIndex';
import { tissues } from '@cheese/generators/tissues/tissues';

const { sections, cases } = SlideWords.properties;

/** What teachers would have written beside the drawn slides, by the tissue that they show. */
export const seedSlideWords = readByKey('slides/words', strictObject({ sections, cases }), tissues);
