import { coursewareTypes } from '@cheese/domain/codes/learning/coursewareTypes';
import { learnerRiskReasons, learnerStates } from '@cheese/domain/codes/learning/courseLearners';
import { certificateStates } from '@cheese/domain/codes/people/certificates';
import type { CourseLearner } from '@cheese/domain/contract/learning/courseLearner';
import type { FileLink } from '@cheese/domain/contract/shapes';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { offerSheets } from '../../people/madeFile/offerSheet';
import { itemFigures } from './item.service';
import { toLearner } from './courseLearner.service';
import { openTaught } from './courseLearner.taught';
import { texts } from './courseLearner.texts';
import { selectLearners } from './courseLearner.rows.store';

/** More than any school has: a sheet has room for them. */
const ALL = { page: 1, pageCnt: 100_000 };

const { columns: titles } = texts;
const learnerColumns = [
  { title: titles.number, width: 18 },
  { title: titles.name, width: 14 },
  { title: titles.state, width: 10 },
  { title: titles.share, width: 10, isShare: true },
  { title: titles.studied, width: 12 },
  { title: titles.minutes, width: 16 },
  { title: titles.score, width: 12 },
  { title: titles.lastAt, width: 18 },
  { title: titles.risks, width: 30 },
  { title: titles.certificate, width: 10 },
];
const itemColumns = [
  { title: titles.chapter, width: 24 },
  { title: titles.item, width: 30 },
  { title: titles.type, width: 12 },
  { title: titles.begun, width: 10 },
  { title: titles.done, width: 10 },
  { title: titles.doneShare, width: 10, isShare: true },
  { title: titles.meanMinutes, width: 16 },
  { title: titles.score, width: 12 },
];

const minutes = (seconds: number) => Math.round(seconds / 60);
const oneDecimal = (score: number | null) => score && Math.round(score * 10) / 10;

const toCells = (learner: CourseLearner, itemCount: number) => [
  learner.number,
  learner.name,
  learnerStates[learner.state],
  itemCount === 0 ? 0 : learner.studiedCount / itemCount,
  learner.studiedCount,
  minutes(learner.studiedS),
  oneDecimal(learner.averageScore),
  learner.lastAt === null ? null : chinaMinute(learner.lastAt),
  learner.risks.map((risk) => learnerRiskReasons[risk]).join('；'),
  learner.certificate && certificateStates[learner.certificate.state],
];

/** A workbook of all learners of a course, with a sheet for its items. */
export async function exportLearners(
  { db, ...context }: CallerContext<'heavy'> & { db: Db },
  courseId: number,
): Promise<FileLink> {
  const now = context.clock.now();
  const taught = await openTaught({ ...context, db }, courseId);
  const [{ rows }, items] = await Promise.all([
    selectLearners(db, taught, ALL, now),
    itemFigures(db, courseId),
  ]);
  const learners = rows.map((row) => toCells(toLearner(row, now), row.itemCount));
  const perItem = items.map(({ title, chapter, type, ...figures }) => [
    chapter,
    title,
    coursewareTypes[type],
    figures.begunCount,
    figures.doneCount,
    rows.length === 0 ? 0 : Math.min(1, figures.doneCount / rows.length),
    minutes(figures.meanS),
    oneDecimal(figures.meanScore),
  ]);
  return offerSheets(db, context, {
    fileTitle: texts.fileTitle(taught.courseName),
    sheets: [
      { name: texts.learners, columns: learnerColumns, rows: learners },
      { name: texts.items, columns: itemColumns, rows: perItem },
    ],
  });
}
