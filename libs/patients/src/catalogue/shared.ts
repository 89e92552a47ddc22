import type { PatientTopic } from '@cheese/domain/codes/training/patient';
import type { PatientQuestion } from '@cheese/domain/contract/training/shapes/patientCase';

/** The patients a question makes sense for; others answer that it does not apply. */
type Whom = 'all' | 'women' | 'adults' | 'children';

/** A question available in every case, with its default answer. */
export interface SharedQuestion extends PatientQuestion {
  usual: string;
  of: Whom;
}

/** A table of questions, one per line: id, text, default answer, other wordings. */
export const questionsOf = (topic: PatientTopic, of: Whom, table: string): SharedQuestion[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', text = '', usual = '', alike = ''] = line.split(' | ');
      return { id, text, usual, topic, of, alike: alike.split(' / ') };
    });
