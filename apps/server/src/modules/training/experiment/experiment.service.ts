import { randomInt } from 'node:crypto';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  ExperimentContract as C,
  ExperimentRun,
} from '@cheese/domain/contract/training/experiment';
import type { ExperimentAction } from '@cheese/domain/contract/training/shapes/experimentBench';
import { CannotDo } from '@cheese/experiments/engine/run';
import type { Runnable } from '@cheese/experiments/engine/runnable';
import { experimentOf } from '@cheese/experiments/experiments';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { pageBy } from '../../../db/paged';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { takeRunTurn } from '../../base/limit/limit.service';
import type { CallerContext } from '../../../calls/callerContext';
import { requireExperiment, requireOpen } from './experiment.access';
import {
  deleteRun,
  endRun,
  findOwnRun,
  findUnderWay,
  holdRun,
  insertRun,
  insertStep,
  selectRuns,
} from './experiment.store';
import type { ExperimentRunRow } from './experiment.tables';

/** Above any real use; every step replays all earlier ones. */
const MOST_STEPS = 400;
/** As far as numbers of a column reach. */
const SEEDS = 2_147_483_647;

function show(model: Runnable, row: ExperimentRunRow, actions: ExperimentAction[]): ExperimentRun {
  const { bench, steps } = model.run(row.seed, actions);
  const { id, experimentId, startedAt, finishedAt, report } = row;
  return {
    id,
    experimentId,
    bench,
    steps,
    report,
    stepCount: steps.length,
    startedAt: startedAt.getTime(),
    finishedAt: finishedAt?.getTime() ?? null,
  };
}

/** A run whose model has changed since cannot go on: the same steps would end elsewhere. */
const isCurrent = (model: Runnable, row: ExperimentRunRow) => row.version === model.version;

export async function beginRun(
  context: CallerContext<'db'>,
  { experimentId, isNew }: Static<C['begin']['body']>,
): Promise<Answers<C['begin']>> {
  const model = await requireExperiment(context, experimentId);
  const { db, person, clock } = context;
  return db.transaction(async (tx) => {
    const of = { experimentId, personId: person.id };
    const old = await findUnderWay(tx, of);
    if (old && isCurrent(model, old) && !isNew) return showOwn(tx, old.id, person);
    // An unfinished run has no mark, so only an abandoned bench is lost.
    if (old) await deleteRun(tx, old.id);
    await takeRunTurn(tx, clock.now(), person.id);
    const facts = { seed: randomInt(SEEDS), version: model.version, startedAt: clock.now() };
    const row = (await insertRun(tx, { ...of, ...facts })) ?? refuse('experiment.notFound');
    return showOwn(tx, row.id, person);
  });
}

/** A run of one's own, the model it is of, and what was done in it. */
async function requireRun(db: Db, id: number, person: Person) {
  const found = (await findOwnRun(db, id, person.id)) ?? refuse('experiment.noRun');
  const { key, run: row, actions } = found;
  const model = experimentOf(key) ?? refuse('experiment.notFound');
  if (!isCurrent(model, row)) refuse('experiment.changed');
  return { row, model, actions };
}

async function showOwn(db: Db, id: number, person: Person) {
  const { row, model, actions } = await requireRun(db, id, person);
  return show(model, row, actions);
}

export const readRun = (
  { db, person }: CallerContext<'db'>,
  id: number,
): Promise<Answers<C['run']>> => showOwn(db, id, person);

/** The next step. One that was sent before is not done again; one that skips some is refused. */
export async function doStep(
  context: CallerContext<'db'>,
  { runId: id, number, action }: Static<C['act']['body']>,
): Promise<Answers<C['act']>> {
  const { db, person, clock } = context;
  const { row, model, actions } = await requireRun(db, id, person);
  if (isSame(actions[number - 1], action)) return show(model, row, actions);
  if (row.finishedAt !== null) refuse('experiment.over');
  if (number !== actions.length + 1) refuse('experiment.elsewhere');
  if (number > MOST_STEPS) refuse('experiment.tooLong');
  await requireOpen(context, row.experimentId);
  const shown = tried(() => show(model, row, [...actions, action]));
  if (await insertStep(db, { runId: id, number, action, at: clock.now() })) return shown;
  // Another call came first: with the same step, with another one, or with the end.
  const now = await requireRun(db, id, person);
  if (isSame(now.actions[number - 1], action)) return show(model, now.row, now.actions);
  return refuse(now.row.finishedAt === null ? 'experiment.elsewhere' : 'experiment.over');
}

const isSame = (one: ExperimentAction | undefined, other: ExperimentAction) =>
  one !== undefined && keyed(one) === keyed(other);

/** Keys in their order: a database gives them back in its own. */
const keyed = (action: ExperimentAction) =>
  JSON.stringify(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)));

function tried<T>(work: () => T): T {
  try {
    return work();
  } catch (failure) {
    if (failure instanceof CannotDo) return refuse('experiment.cannot');
    throw failure;
  }
}

/** Marks what was done. Who asks twice is told the same. */
export async function finishRun(
  { db, person, clock }: CallerContext<'db'>,
  id: number,
): Promise<Answers<C['finish']>> {
  return db.transaction(async (tx) => {
    await holdRun(tx, id, person.id);
    const { row, model, actions } = await requireRun(tx, id, person);
    if (row.finishedAt !== null) return show(model, row, actions);
    const report = model.run(row.seed, actions).report();
    const ended = { finishedAt: clock.now(), report };
    await endRun(tx, id, ended);
    return show(model, { ...row, ...ended }, actions);
  });
}

export async function listRuns(
  { db, person }: CallerContext<'db'>,
  { experimentId, ...asked }: Static<C['runs']['query']>,
): Promise<Answers<C['runs']>> {
  const of = { experimentId, personId: person.id };
  const { rows, total } = await pageBy(selectRuns(db), of, asked);
  const list = rows.map(({ run, stepCount }) => ({
    id: run.id,
    stepCount,
    startedAt: run.startedAt.getTime(),
    finishedAt: run.finishedAt?.getTime() ?? null,
    points: run.report?.points ?? null,
    most: run.report?.most ?? null,
  }));
  return { list, total };
}
