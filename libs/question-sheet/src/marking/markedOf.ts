import type { Question } from '../Paper';
import type { MarkedThing } from './makeMarks';

/** A shared case is marked once for all questions of its group. */
export const caseOf = ({ id, groupId }: Pick<Question, 'id' | 'groupId'>) =>
  groupId === null ? `case-of-${id}` : `case-${groupId}`;

export const sharedOptionOf = (question: Parameters<typeof caseOf>[0], option: string) =>
  `${caseOf(question)}-${option}`;

/** Everything of a question in which words are highlighted. */
export const markedOf = (question: Question): MarkedThing[] => [
  question.id,
  caseOf(question),
  ...question.options.map(({ key }) => sharedOptionOf(question, key)),
];
