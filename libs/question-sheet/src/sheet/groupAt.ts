import type { Paper, Question } from '../Paper';

/** Neighbours that share a case, or the words of their options. */
export interface QuestionGroup {
  from: number;
  to: number;
  context: string | null;
  /** Null where each question has options of its own. */
  options: Question['options'] | null;
}

const wordsOf = ({ options }: Question) => JSON.stringify(options);

/** The group that the question at this place belongs to; null where it stands alone. */
export function groupAt({ questions }: Paper, place: number): QuestionGroup | null {
  const question = questions[place];
  if (!question) return null;
  const { groupId, context, options } = question;
  if (groupId === null) return context ? { from: place, to: place, context, options: null } : null;
  const isOf = (at: number) => questions[at]?.groupId === groupId;
  let [from, to] = [place, place];
  while (isOf(from - 1)) from--;
  while (isOf(to + 1)) to++;
  const members = questions.slice(from, to + 1);
  const isShared =
    members.length > 1 &&
    options.length > 0 &&
    members.every((member) => wordsOf(member) === wordsOf(question));
  return { from, to, context, options: isShared ? options : null };
}
