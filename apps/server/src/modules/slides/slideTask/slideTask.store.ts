import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inputs, prepared } from '../../../db/prepared';
import {
  slideTask,
  slideTaskStanding,
  slideTaskTry,
  type TaskStandingRow,
  type TaskRow,
  type TryRow,
} from './slideTask.tables';

const isThere = isNull(slideTask.removedAt);

/** Visible tasks with the learner's current standing. */
export async function listShown(db: Db, slideId: number, personId: number) {
  const plan = prepared(db, 'slide_tasks_shown', () =>
    db
      .select({ task: slideTask, standing: slideTaskStanding })
      .from(slideTask)
      .leftJoin(
        slideTaskStanding,
        and(
          eq(slideTaskStanding.taskId, slideTask.id),
          eq(slideTaskStanding.personId, sql.placeholder('personId')),
          eq(slideTaskStanding.edition, slideTask.edition),
        ),
      )
      .where(
        and(
          eq(slideTask.slideId, sql.placeholder('slideId')),
          eq(slideTask.isShown, true),
          isThere,
        ),
      )
      .orderBy(asc(slideTask.place), asc(slideTask.id))
      .prepare('slide_tasks_shown'),
  );
  return plan.execute({ slideId, personId });
}

export async function findTask(db: Db, id: number): Promise<TaskRow | null> {
  const plan = prepared(db, 'slide_task', () =>
    db
      .select()
      .from(slideTask)
      .where(and(eq(slideTask.id, sql.placeholder('id')), isThere))
      .prepare('slide_task'),
  );
  return (await plan.execute({ id }))[0] ?? null;
}

interface Whose {
  task: TaskRow;
  personId: number;
}

/** Theirs alone until the transaction ends: two of their tries at once come one after the other. */
export async function lockStanding(tx: Db, { task, personId }: Whose): Promise<TaskStandingRow> {
  const plan = prepared(tx, 'slide_task_standing_held', () =>
    tx
      .insert(slideTaskStanding)
      .values(inputs('taskId', 'personId', 'edition'))
      // A no-op update, only to lock the existing row.
      .onConflictDoUpdate({
        target: [slideTaskStanding.taskId, slideTaskStanding.personId],
        set: { edition: sql`${slideTaskStanding.edition}` },
      })
      .returning()
      .prepare('slide_task_standing_held'),
  );
  const [row] = await plan.execute({ taskId: task.id, personId, edition: task.edition });
  if (!row) throw new Error('the standing with a task was not written');
  return row;
}

export async function keepStanding(tx: Db, { taskId, personId, ...set }: TaskStandingRow) {
  await tx
    .update(slideTaskStanding)
    .set(set)
    .where(and(eq(slideTaskStanding.taskId, taskId), eq(slideTaskStanding.personId, personId)));
}

export async function insertTry(tx: Db, row: Omit<TryRow, 'id'>) {
  const plan = prepared(tx, 'slide_task_try_written', () =>
    tx
      .insert(slideTaskTry)
      .values({
        ...inputs('taskId', 'personId', 'edition', 'nth', 'token', 'answer', 'marks'),
        ...inputs('isCounted', 'at'),
      })
      .returning()
      .prepare('slide_task_try_written'),
  );
  const [made] = await plan.execute({ ...row });
  if (!made) throw new Error('a try of a task was not written');
  return made;
}

export async function findTry(db: Db, { task, personId }: Whose, token: string) {
  const plan = prepared(db, 'slide_task_try', () =>
    db
      .select()
      .from(slideTaskTry)
      .where(
        and(
          eq(slideTaskTry.taskId, sql.placeholder('taskId')),
          eq(slideTaskTry.personId, sql.placeholder('personId')),
          eq(slideTaskTry.token, sql.placeholder('token')),
        ),
      )
      .prepare('slide_task_try'),
  );
  return (await plan.execute({ taskId: task.id, personId, token }))[0] ?? null;
}

export async function findStanding(db: Db, { task, personId }: Whose) {
  const rows = await db
    .select()
    .from(slideTaskStanding)
    .where(
      and(
        eq(slideTaskStanding.taskId, task.id),
        eq(slideTaskStanding.personId, personId),
        eq(slideTaskStanding.edition, task.edition),
      ),
    );
  return rows[0] ?? null;
}

export const listTries = (db: Db, { task, personId }: Whose, limit: number) =>
  db
    .select()
    .from(slideTaskTry)
    .where(
      and(
        eq(slideTaskTry.taskId, task.id),
        eq(slideTaskTry.personId, personId),
        eq(slideTaskTry.edition, task.edition),
      ),
    )
    .orderBy(desc(slideTaskTry.nth), desc(slideTaskTry.id))
    .limit(limit);
