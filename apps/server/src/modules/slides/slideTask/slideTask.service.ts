import type { Answers } from '@cheese/domain/contract/call';
import type {
  MarkedTask,
  SlideTaskContract as C,
  TaskStanding,
} from '@cheese/domain/contract/slides/slideTask';
import type { TaskMarks } from '@cheese/domain/contract/slides/shapes/slideTaskShapes';
import { askedOf } from '@cheese/domain/rules/slides/task/askedOf';
import { astray } from '@cheese/domain/rules/slides/task/liesWithin';
import { markTask } from '@cheese/domain/rules/slides/task/markTask';
import type { Static } from 'typebox';
import type { CallerContext, VisitorContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import { requireSlide, type SlideAccess } from '../slide/slide.access';
import { hasTriesLeft, standingAfter, standingIn } from './slideTask.rules';
import {
  findStanding,
  findTask,
  findTry,
  insertTry,
  keepStanding,
  listShown,
  listTries,
  lockStanding,
} from './slideTask.store';
import type { TaskStandingRow, TaskRow, TryRow } from './slideTask.tables';

const toStanding = (row: TaskStandingRow): TaskStanding => {
  const { tries, first, best, isRight, hasKey } = row;
  return { tries, first, best, isRight, hasKey };
};

export async function listTasks(
  context: VisitorContext,
  slideId: number,
): Promise<Answers<C['list']>> {
  const { isTeaching } = await requireSlide(context, slideId);
  // 0 matches no person.
  const rows = await listShown(context.db, slideId, context.person?.id ?? 0);
  return {
    isTeaching,
    list: rows.map(({ task, standing }) => {
      const { id, title, text, tries, reveals, edition } = task;
      const told = { id, title, text, tries, reveals, edition, asked: askedOf(task.key) };
      return { ...told, standing: standing && toStanding(standing) };
    }),
  };
}

/** A task on a slide the user may view; hidden tasks are for teachers only. */
async function takeTask(
  context: CallerContext<'db'>,
  id: number,
): Promise<{ task: TaskRow; access: SlideAccess }> {
  const task = (await findTask(context.db, id)) ?? refuse('slideTask.gone');
  const access = await requireSlide(context, task.slideId);
  return task.isShown || access.isTeaching ? { task, access } : refuse('slideTask.gone');
}

type Tried = Pick<TryRow, 'nth' | 'isCounted' | 'answer' | 'marks' | 'at'>;

function toMarked(task: TaskRow, tried: Tried, standing: TaskStandingRow | null): MarkedTask {
  const { nth, isCounted, answer, marks, at } = tried;
  // Teachers always see the correct answer.
  const isShown = standing === null || standing.hasKey;
  return {
    nth,
    isCounted,
    answer,
    marks,
    at: at.getTime(),
    key: isShown ? task.key : null,
    explanation: isShown ? task.explanation : '',
    standing: standing && toStanding(standing),
  };
}

export async function handIn(
  context: CallerContext<'db'>,
  { id, edition, token, answer }: Static<C['handIn']['body']>,
): Promise<MarkedTask> {
  const { task, access } = await takeTask(context, id);
  const marks = markTask(task.key, answer) ?? refuse('slideTask.wrongAnswer');
  // It costs no try: what lies elsewhere answers nothing.
  const where = astray(task.key, answer, access.scan);
  if (where) refuse(refusals[where]);
  const at = context.clock.now();
  // A teacher's trial is not saved.
  if (access.isTeaching) {
    return toMarked(task, { nth: 0, isCounted: false, answer, marks, at }, null);
  }
  return keepTry(context, task, { edition, token, answer, marks, at });
}

const refusals = {
  slide: 'slideTask.besideSlide',
  region: 'slideTask.besideRegion',
  view: 'slideTask.besideView',
} as const;

type Handed = Pick<TryRow, 'edition' | 'token' | 'answer' | 'at'> & { marks: TaskMarks };

async function keepTry(
  { db, person }: CallerContext<'db'>,
  task: TaskRow,
  handed: Handed,
): Promise<MarkedTask> {
  const whose = { task, personId: person.id };
  return db.transaction(async (tx) => {
    const before = standingIn(task, await lockStanding(tx, whose));
    const known = await findTry(tx, whose, handed.token);
    // The same once more, on a line that broke: it is answered, not made again.
    if (known && known.edition === task.edition) return toMarked(task, known, before);
    if (known || handed.edition !== task.edition) refuse('slideTask.changed');
    if (!hasTriesLeft(task, before)) refuse('slideTask.noMoreTries');
    const after = standingAfter(task, before, handed.marks);
    const facts = { taskId: task.id, personId: person.id, nth: after.tries };
    const made = await insertTry(tx, { ...handed, ...facts, isCounted: !before.hasKey });
    await keepStanding(tx, after);
    return toMarked(task, made, after);
  });
}

const MOST_TOLD = 20;

export async function readTries(
  context: CallerContext<'db'>,
  id: number,
): Promise<Answers<C['tries']>> {
  const { task } = await takeTask(context, id);
  const whose = { task, personId: context.person.id };
  const standing = await findStanding(context.db, whose);
  if (!standing) return [];
  const rows = await listTries(context.db, whose, MOST_TOLD);
  return rows.map((row) => toMarked(task, row, standing));
}
