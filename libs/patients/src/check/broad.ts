import type { PatientTopic } from '@cheese/domain/codes/training/patient';
import { subjects } from '../catalogue/subjects';
import type { Prepared } from '../engine/prepare';
import { type Fault, faultOf } from './fault';
import { texts } from './texts';

/** General questions, whose answers may cover a whole topic. */
const wide: Readonly<Record<string, readonly PatientTopic[]>> = {
  complaint: ['present', 'symptoms'],
  associated: ['present', 'symptoms'],
  before: ['present', 'symptoms'],
  worsening: ['present', 'symptoms'],
  pastAny: ['past'],
  drugs: ['medicine'],
  familyAny: ['family'],
};

/** Answers that reveal more than their question asked for. */
export function findBroad({ of, questions, answers }: Prepared): Fault[] {
  const topicOf = (id: string) => questions.get(id)?.topic ?? 'present';
  const asksFor = (id: string, asked: readonly string[]) =>
    asked.includes(id) || asked.some((one) => wide[id]?.includes(topicOf(one)) ?? false);
  // Facts told at the start are no secret.
  const isTold = (words: readonly string[]) =>
    words.some((word) => of.patient.complaint.includes(word));
  const written = [...Object.keys(of.answers), ...of.questions.map(({ id }) => id)];
  return written.flatMap((id) => {
    const { text = '', reveals = [] } = answers.get(id) ?? {};
    const name = questions.get(id)?.text ?? id;
    const told = [text, ...reveals.map((one) => of.evidence[one] ?? '')];
    const more = subjects.filter(({ asked, words }) => !asksFor(id, asked) && !isTold(words));
    return more
      .flatMap(({ words }) => words)
      .filter((word) => !name.includes(word) && told.some((line) => line.includes(word)))
      .map((word) => faultOf('broad', 'history', texts.broad(name, word)));
  });
}
