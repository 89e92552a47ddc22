import { slideTaskKindCodes } from '@cheese/domain/codes/slides/slideTask';
import type { Answers } from '@cheese/domain/contract/call';
import type { SlideTaskMakingContract as C } from '@cheese/domain/contract/slides/slideTaskMaking';
import type { TaskKey } from '@cheese/domain/contract/slides/shapes/slideTaskShapes';
import { spotsOf } from '@cheese/domain/rules/slides/task/spotsOf';
import type { Static } from 'typebox';
import { isDeepStrictEqual } from 'node:util';
import type { CallerContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import { requireTaught, type SlideAccess } from '../slide/slide.access';
import {
  countTasks,
  insertTask,
  placeTasks,
  selectMade,
  takeAway,
  updateTask,
} from './slideTaskMaking.store';
import { findTask } from './slideTask.store';
import type { TaskRow } from './slideTask.tables';

const MOST_TASKS = 100;

async function takeTask(
  context: CallerContext<'db'>,
  id: number,
): Promise<{ task: TaskRow; access: SlideAccess }> {
  const task = (await findTask(context.db, id)) ?? refuse('slideTask.gone');
  return { task, access: await requireTaught(context, task.slideId) };
}

export async function listMade(
  context: CallerContext<'db'>,
  slideId: number,
): Promise<Answers<C['list']>> {
  await requireTaught(context, slideId);
  const rows = await selectMade(context.db, slideId);
  return rows.map(({ task, tried, right, rightFirst }) => {
    const { id, title, text, explanation, key, tries, reveals, isShown, edition } = task;
    return {
      id,
      slideId,
      title,
      text,
      explanation,
      key,
      tries,
      reveals,
      isShown,
      edition,
      tried,
      right,
      rightFirst,
    };
  });
}

/** Refuses a key that no learner could ever match. */
function checkKey(key: TaskKey, { scan }: SlideAccess) {
  const isOutside = spotsOf(key).some(({ x, y }) => x > scan.width || y > scan.height);
  if (isOutside) refuse('slideTask.outside');
  if (key.kind === slideTaskKindCodes.choose && !key.options.some(({ isRight }) => isRight)) {
    refuse('slideTask.noneRight');
  }
}

export async function addTask(
  context: CallerContext<'db'>,
  { slideId, ...made }: Static<C['add']['body']>,
) {
  const { db, person, clock } = context;
  checkKey(made.key, await requireTaught(context, slideId));
  const count = await countTasks(db, slideId);
  if (count >= MOST_TASKS) refuse('slideTask.tooMany');
  const by = { createdBy: person.id, updatedAt: clock.now() };
  return { id: await insertTask(db, { ...made, ...by, slideId, place: count }) };
}

export async function editTask(
  context: CallerContext<'db'>,
  { id, ...made }: Static<C['edit']['body']>,
) {
  const { task, access } = await takeTask(context, id);
  checkKey(made.key, access);
  const isSame = isDeepStrictEqual(task.key, made.key);
  const edition = isSame ? task.edition : task.edition + 1;
  await updateTask(context.db, id, { ...made, edition, updatedAt: context.clock.now() });
  return { id };
}

/** Those that are not named stay behind the others. */
export async function orderTasks(
  context: CallerContext<'db'>,
  { slideId, ids }: Static<C['order']['body']>,
) {
  await requireTaught(context, slideId);
  await placeTasks(context.db, slideId, ids);
  return null;
}

export async function removeTask(context: CallerContext<'db'>, id: number) {
  await takeTask(context, id);
  await takeAway(context.db, id, context.clock.now());
  return null;
}
