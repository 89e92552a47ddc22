import { coursewareTypeCodes } from '@cheese/domain/codes/learning/coursewareTypes';
import { hasReached } from '@cheese/domain/rules/learning/filmStops';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { requireItem } from '../course/course.door';
import { findFilmAnswer, insertFilmAnswer } from './film.store';
import { findProgress } from './study.store';
import type { FilmAnswerRow } from '../course/learners/study.tables';

/** A moment of a film with a question. */
export interface FilmStop {
  title: string;
  questionId: number;
  mustAnswer: boolean;
  /** Null until they have answered. */
  answer: FilmAnswerRow | null;
}

interface FilmMoment {
  coursewareId: number;
  second: number;
}

/** The question at a moment of a film, for a learner who has watched up to there, or a teacher. */
export async function requireFilmStop(
  context: CallerContext<'db'>,
  { coursewareId, second }: FilmMoment,
): Promise<FilmStop> {
  const { db, person } = context;
  const { item, access } = await requireItem(context, coursewareId);
  const { content, title } = item;
  const checks = content.type === coursewareTypeCodes.video ? content.checks : [];
  const check = checks.find((one) => one.second === second) ?? refuse('filmQuestion.notFound');
  const { questionId, mustAnswer } = check;
  const [kept, answer] = await Promise.all([
    findProgress(db, person.id, coursewareId),
    findFilmAnswer(db, { personId: person.id, coursewareId, questionId }),
  ]);
  const isThere = answer !== null || kept?.studiedAt || hasReached(second, kept?.seen ?? []);
  if (!isThere && !access.isTeaching) refuse('filmQuestion.notReached');
  return { title, questionId, mustAnswer, answer };
}

/** Saves the first answer only; answers true if this was it. */
export const keepFilmAnswer = (db: Db, row: FilmAnswerRow) => insertFilmAnswer(db, row);
