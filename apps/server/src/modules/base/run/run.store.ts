import { and, eq, getTableColumns, getTableName, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { inputs, prepared } from '../../../db/prepared';
import { numbersIn, batched } from '../../../db/batched';
import type { OwnRun, RunKind, RunRow } from './run.kind';

const { placeholder } = sql;

type Slot<Row extends RunRow> = Pick<Row, 'personId'> & Partial<Row>;
type Begun<Row extends RunRow> = Slot<Row> & Pick<Row, 'startedAt'>;

/** A run with its steps, by one statement. */
function withStepsOf<Row extends RunRow, Step>({ runs, steps, read, foreign }: RunKind<Row, Step>) {
  // A query of one table writes columns without their table, which would be those of the step.
  const idOfRun = sql`${sql.identifier(getTableName(runs))}.id`;
  return {
    ...getTableColumns(runs),
    ...foreign,
    steps: sql`(select coalesce(json_agg(${read} order by step.number), '[]')
      from ${steps} step where step.run_id = ${idOfRun})`,
  };
}

/** Finds and begins runs. */
function runsIn<Row extends RunRow, Step>(kind: RunKind<Row, Step>) {
  const { name, runs, slot, facts } = kind;
  type Own = OwnRun<Row, Step>;
  const withSteps = withStepsOf(kind);
  const columnOf = getTableColumns(runs);
  const isOfSlot = and(...slot.map((one) => eq(columnOf[one]!, placeholder(one))));

  const underWay = (db: Db) =>
    prepared(db, `${name}_under_way`, () =>
      db
        .select(withSteps)
        .from(runs)
        .where(and(isOfSlot, isNull(runs.finishedAt)))
        .prepare(`${name}_under_way`),
    );

  async function findUnderWay(db: Db, of: Slot<Row>): Promise<Own | undefined> {
    const rows: unknown[] = await underWay(db).execute({ ...of });
    return rows[0] as Own | undefined;
  }

  /** Only one of two concurrent calls creates a run; both continue with it. */
  async function insertRun(db: Db, run: Begun<Row>): Promise<Own | undefined> {
    const plan = prepared(db, `${name}_begun`, () =>
      db
        .insert(runs)
        .values(inputs(...slot, ...facts, 'startedAt'))
        .onConflictDoNothing()
        .returning(withSteps)
        .prepare(`${name}_begun`),
    );
    const rows: unknown[] = await plan.execute({ ...run });
    return (rows[0] as Own | undefined) ?? findUnderWay(db, run);
  }

  const runOfAny = batched(async (db, all: readonly number[]) => {
    const plan = prepared(db, `${name}_own`, () =>
      db
        .select(withSteps)
        .from(runs)
        .where(sql`${runs.id} = any(${placeholder('ids')}::int[])`)
        .prepare(`${name}_own`),
    );
    const rows = (await plan.execute({ ids: numbersIn(all) })) as unknown[] as Own[];
    const byId = new Map(rows.map((row) => [row.id, row]));
    return all.map((id) => byId.get(id));
  });

  async function findOwnRun(db: Db, id: number, personId: number): Promise<Own | undefined> {
    const run = await runOfAny(db, id);
    return run?.personId === personId ? run : undefined;
  }

  return { findUnderWay, insertRun, findOwnRun };
}

/** Goes on with a run, and ends it. */
function stepsIn<Row extends RunRow, Step>(kind: RunKind<Row, Step>) {
  const { name, runs, steps } = kind;

  /** Locks the run: waits for steps in progress and holds back new ones until it has ended. */
  async function lockRun(db: Db, id: number, personId: number): Promise<void> {
    const isTheirs = and(
      eq(runs.id, placeholder('id')),
      eq(runs.personId, placeholder('personId')),
    );
    const plan = prepared(db, `${name}_locked`, () =>
      db.select({ id: runs.id }).from(runs).where(isTheirs).for('update').prepare(`${name}_locked`),
    );
    await plan.execute({ id, personId });
  }

  /**
   * Answers false if this step exists already or the run has ended. The lock lets the same
   * transaction end the run; a stronger one would let two last steps block each other.
   */
  async function insertStep(db: Db, runId: number, next: { number: number; step: Step; at: Date }) {
    const plan = prepared(db, `${name}_step`, () => {
      const isUnderWay = and(eq(runs.id, placeholder('runId')), isNull(runs.finishedAt));
      const held = db
        .$with('held')
        .as(db.select({ id: runs.id }).from(runs).where(isUnderWay).for('key share'));
      return db
        .with(held)
        .insert(steps)
        .select(sql`select held.id, ${placeholder('number')}::smallint, ${kind.written} from held`)
        .onConflictDoNothing()
        .returning({ number: steps.number })
        .prepare(`${name}_step`);
    });
    const { number, step, at } = next;
    return (await plan.execute({ runId, number, ...kind.inputsOf(step, at) })).length > 0;
  }

  const endRun = (db: Db, id: number, ended: Partial<Row>) =>
    db
      .update(runs)
      .set(ended as Record<string, unknown>)
      .where(eq(runs.id, id));

  /** Keeps a run that was finished concurrently. */
  const deleteRun = (db: Db, id: number) =>
    prepared(db, `${name}_left`, () =>
      db
        .delete(runs)
        .where(and(eq(runs.id, placeholder('id')), isNull(runs.finishedAt)))
        .prepare(`${name}_left`),
    ).execute({ id });

  return { lockRun, insertStep, endRun, deleteRun };
}

/** The queries of one kind of runs. */
export const runStore = <Row extends RunRow, Step>(kind: RunKind<Row, Step>) => ({
  kind,
  ...runsIn(kind),
  ...stepsIn(kind),
});

export type RunStore<Row extends RunRow, Step> = ReturnType<typeof runStore<Row, Step>>;
