import { slideTaskKindCodes } from '@cheese/domain/codes/slides/slideTask';
import type { Answers } from '@cheese/domain/contract/call';
import type { SlideTaskMakingContract as C } from '@cheese/domain/contract/slides/slideTaskMaking';
import type { TaskKey } from '@cheese/domain/contract/slides/shapes/slideTaskShapes';
import { spotsOf } from '@cheese/domain/rules/slides/task/spotsOf';
import type { Static } from 'typebox';
import { isDeepStrictEqual } from 'node:util';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { type Asking, requireTaught, type SlideAccess } from '../slide/slide.access';
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

type By = Asking & { person: Person };

const MOST_TASKS = 100;

async function takeTask(asking: By, id: number): Promise<{ task: TaskRow; access: SlideAccess }> {
  const task = (await findTask(asking.db, id)) ?? refuse('slideTask.gone');
  return { task, access: await requireTaught(asking, task.slideId) };
}

export async function listMade(asking: By, slideId: number): Promise<Answers<C['list']>> {
  await requireTaught(asking, slideId);
  const rows = await selectMade(asking.db, slideId);
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

export async function addTask(asking: By, { slideId, ...made }: Static<C['add']['body']>) {
  const { db, person, clock } = asking;
  checkKey(made.key, await requireTaught(asking, slideId));
  const count = await countTasks(db, slideId);
  if (count >= MOST_TASKS) refuse('slideTask.tooMany');
  const by = { createdBy: person.id, updatedAt: clock.now() };
  return { id: await insertTask(db, { ...made, ...by, slideId, place: count }) };
}

export async function editTask(asking: By, { id, ...made }: Static<C['edit']['body']>) {
  const { task, access } = await takeTask(asking, id);
  checkKey(made.key, access);
  const isSame = isDeepStrictEqual(task.key, made.key);
  const edition = isSame ? task.edition : task.edition + 1;
  await updateTask(asking.db, id, { ...made, edition, updatedAt: asking.clock.now() });
  return { id };
}

/** Those that are not named stay behind the others. */
export async function orderTasks(asking: By, { slideId, ids }: Static<C['order']['body']>) {
  await requireTaught(asking, slideId);
  await placeTasks(asking.db, slideId, ids);
  return null;
}

export async function removeTask(asking: By, id: number) {
  await takeTask(asking, id);
  await takeAway(asking.db, id, asking.clock.now());
  return null;
}
