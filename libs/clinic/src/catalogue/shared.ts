import type { ClinicTopic } from '@cheese/domain/codes/viewers/clinic';
import type { ClinicQuestion } from '@cheese/domain/contract/viewers/clinicCase';

/** Whom a question can be asked of at all; others say so. */
type Whom = 'all' | 'women' | 'adults' | 'children';

/** A question that can be asked in every case, and what is answered where nothing is special. */
export interface SharedQuestion extends ClinicQuestion {
  usual: string;
  of: Whom;
}

/** A table of questions: id, words, the usual answer, other ways to ask the same, line by line. */
export const questionsOf = (topic: ClinicTopic, of: Whom, table: string): SharedQuestion[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', text = '', usual = '', alike = ''] = line.split(' | ');
      return { id, text, usual, topic, of, alike: alike.split(' / ') };
    });
