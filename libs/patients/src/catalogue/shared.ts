import type { PatientTopic } from '@cheese/domain/codes/training/patient';
import type { PatientQuestion } from '@cheese/domain/contract/training/shapes/patientCase';

/** Whom a question can be asked of at all; others say so. */
type Whom = 'all' | 'women' | 'adults' | 'children';

/** A question that can be asked in every case, and what is answered where nothing is special. */
export interface SharedQuestion extends PatientQuestion {
  usual: string;
  of: Whom;
}

/** A table of questions: id, words, the usual answer, other ways to ask the same, line by line. */
export const questionsOf = (topic: PatientTopic, of: Whom, table: string): SharedQuestion[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', text = '', usual = '', alike = ''] = line.split(' | ');
      return { id, text, usual, topic, of, alike: alike.split(' / ') };
    });
