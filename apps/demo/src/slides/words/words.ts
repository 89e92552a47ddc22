import type { SlideWords } from '@cheese/domain/contract/slides/slidePanel';
import type { TissueName } from '@cheese/generators/tissues/tissues';

/** What stands beside slides of these tissues. */
export type WordsOf<Name extends TissueName> = Readonly<Record<Name, Omit<SlideWords, 'edition'>>>;
