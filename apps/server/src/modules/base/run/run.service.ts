import type { FailureKey } from '@cheese/domain/texts/failures';
import { refuse } from '../../../calls/refusal';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { consumeRunLimit } from '../limit/limit.service';
import type { OwnRun, RunRow } from './run.kind';
import { selectRunsOf } from './run.list.store';
import type { RunStore } from './run.store';

interface Begin<Row extends RunRow, Step> {
  slot: Pick<Row, 'personId'> & Partial<Row>;
  /** The run that this one replaces. */
  old: OwnRun<Row, Step> | undefined;
  factsOf(tx: Db): Promise<Partial<Row>> | Partial<Row>;
}

/** A new run. An unfinished one has no mark, so only abandoned work is lost with it. */
export const beginAnew = <Row extends RunRow, Step>(
  store: RunStore<Row, Step>,
  { db, person, clock }: CallerContext<'db'>,
  { slot, old, factsOf }: Begin<Row, Step>,
): Promise<OwnRun<Row, Step>> =>
  db.transaction(async (tx) => {
    const startedAt = clock.now();
    const facts = await factsOf(tx);
    if (old) await store.deleteRun(tx, old.id);
    await consumeRunLimit(tx, startedAt, person.id);
    const run = { ...slot, ...facts, startedAt };
    return (await store.insertRun(tx, run)) ?? refuse(store.kind.failures.notFound);
  });

export const requireOwnRun = async <Row extends RunRow, Step>(
  store: RunStore<Row, Step>,
  { db, person }: Pick<CallerContext<'db'>, 'db' | 'person'>,
  id: number,
): Promise<OwnRun<Row, Step>> =>
  (await store.findOwnRun(db, id, person.id)) ?? refuse(store.kind.failures.noRun);

interface Taking<Row extends RunRow, Step, Played, Shown> {
  number: number;
  step: Step;
  /** Whether it is the same step, sent again. */
  isSame(step: Step): boolean;
  failures: Record<'over' | 'elsewhere', FailureKey>;
  /** What the run is of; refuses if that is not open or has changed. */
  open(own: OwnRun<Row, Step>): Promise<Played> | Played;
  show(played: Played, own: OwnRun<Row, Step>): Shown;
  /** Refuses a new step that cannot be done now. */
  demand?(own: OwnRun<Row, Step>): Promise<void> | void;
}

/** The next step. One that was sent before is not done again; one that skips some is refused. */
export async function takeStep<Row extends RunRow, Step, Played, Shown>(
  store: RunStore<Row, Step>,
  by: CallerContext<'db'>,
  runId: number,
  taking: Taking<Row, Step, Played, Shown>,
): Promise<Shown> {
  const { number, step, isSame, failures, open, show, demand } = taking;
  const isTaken = ({ steps: { [number - 1]: there } }: OwnRun<Row, Step>) =>
    there !== undefined && isSame(there);
  const own = await requireOwnRun(store, by, runId);
  const played = await open(own);
  if (isTaken(own)) return show(played, own);
  if (own.finishedAt !== null) refuse(failures.over);
  if (number !== own.steps.length + 1) refuse(failures.elsewhere);
  await demand?.(own);
  const shown = show(played, { ...own, steps: [...own.steps, step] });
  if (await store.insertStep(by.db, runId, { number, step, at: by.clock.now() })) return shown;
  // Another call came first: with the same step, with another one, or with the end.
  const now = await requireOwnRun(store, by, runId);
  if (isTaken(now)) return show(played, now);
  return refuse(now.finishedAt === null ? failures.elsewhere : failures.over);
}

interface Finishing<Row extends RunRow, Step, Played, Shown> {
  /** As for a step; asked for with the run locked. */
  open(own: OwnRun<Row, Step>, tx: Db): Promise<Played> | Played;
  mark(played: Played, own: OwnRun<Row, Step>): Partial<Row>;
  show(played: Played, own: OwnRun<Row, Step>): Shown;
}

/** Ends a run with what `mark` computes; a second call answers as the first did. */
export const finishOnce = <Row extends RunRow, Step, Played, Shown>(
  store: RunStore<Row, Step>,
  by: CallerContext<'db'>,
  id: number,
  { open, mark, show }: Finishing<Row, Step, Played, Shown>,
): Promise<Shown> =>
  by.db.transaction(async (tx) => {
    await store.lockRun(tx, id, by.person.id);
    const own = await requireOwnRun(store, { ...by, db: tx }, id);
    const played = await open(own, tx);
    if (own.finishedAt !== null) return show(played, own);
    const ended = mark(played, own);
    await store.endRun(tx, id, ended);
    return show(played, { ...own, ...ended });
  });

export async function listRunsOf(...of: Parameters<typeof selectRunsOf>) {
  const { rows, total } = await selectRunsOf(...of);
  const list = rows.map(({ startedAt, finishedAt, total: _, ...row }) => ({
    ...row,
    startedAt: startedAt.getTime(),
    finishedAt: finishedAt?.getTime() ?? null,
  }));
  return { list, total };
}
