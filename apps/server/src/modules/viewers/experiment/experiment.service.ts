import { randomInt } from 'node:crypto';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  ExperimentContract as C,
  ExperimentRun,
} from '@cheese/domain/contract/viewers/experiment';
import type { ExperimentAction } from '@cheese/domain/contract/viewers/experimentBench';
import { CannotDo } from '@cheese/experiments/engine/run';
import type { Runnable } from '@cheese/experiments/engine/runnable';
import { experimentOf } from '@cheese/experiments/experiments';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { pageBy } from '../../../db/paged';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../refusal';
import { takeRunTurn } from '../../base/limit/limit.service';
import type { Looking } from '../../shop/commodity/sold.access';
import { requireExperiment, requireOpen } from './experiment.access';
import {
  deleteRun,
  endRun,
  findOwnRun,
  findUnderWay,
  insertRun,
  insertStep,
  selectActions,
  selectRuns,
} from './experiment.store';
import type { ExperimentRunRow } from './experiment.tables';

type By = Looking & { person: Person };

/** More than anybody needs; each step plays all of them anew. */
const MOST_STEPS = 400;
/** As far as numbers of a column reach. */
const SEEDS = 2_147_483_647;

function show(model: Runnable, row: ExperimentRunRow, actions: ExperimentAction[]): ExperimentRun {
  const { bench, steps } = model.run(row.seed, actions);
  const { id, experimentId, startedAt, finishedAt, report } = row;
  return {
    ...{ id, experimentId, bench, steps, report, stepCount: steps.length },
    ...{ startedAt: startedAt.getTime(), finishedAt: finishedAt?.getTime() ?? null },
  };
}

/** A run whose model has changed since cannot go on: the same steps would end elsewhere. */
const isCurrent = (model: Runnable, row: ExperimentRunRow) => row.version === model.version;

export async function beginRun(
  asking: By,
  { experimentId, isNew }: Static<C['begin']['body']>,
): Promise<Answers<C['begin']>> {
  const model = await requireExperiment(asking, experimentId);
  const { db, person, clock } = asking;
  return db.transaction(async (tx) => {
    const of = { experimentId, personId: person.id };
    const old = await findUnderWay(tx, of);
    if (old && isCurrent(model, old) && !isNew) {
      return show(model, old, await selectActions(tx, old.id));
    }
    // What nobody finished was never marked: nothing is lost but a bench that was left.
    if (old) await deleteRun(tx, old.id);
    await takeRunTurn(tx, clock.now(), person.id);
    const facts = { seed: randomInt(SEEDS), version: model.version, startedAt: clock.now() };
    const row = (await insertRun(tx, { ...of, ...facts })) ?? refuse('experiment.notFound');
    return show(model, row, await selectActions(tx, row.id));
  });
}

/** A run of one's own, and the model it is of. */
async function requireRun(
  db: Db,
  { person, id }: { person: Person; id: number },
  isLocked = false,
) {
  const found = (await findOwnRun(db, id, person.id, isLocked)) ?? refuse('experiment.noRun');
  const model = experimentOf(found.key) ?? refuse('experiment.notFound');
  if (!isCurrent(model, found.run)) refuse('experiment.changed');
  return { row: found.run, model };
}

export async function readRun({ db, person }: By, id: number): Promise<Answers<C['run']>> {
  const { row, model } = await requireRun(db, { person, id });
  return show(model, row, await selectActions(db, id));
}

/** The next step. One that was sent before is not done again; one that skips some is refused. */
export async function doStep(
  asking: By,
  { runId: id, number, action }: Static<C['act']['body']>,
): Promise<Answers<C['act']>> {
  const { person, clock } = asking;
  return asking.db.transaction(async (tx) => {
    const { row, model } = await requireRun(tx, { person, id }, true);
    const actions = await selectActions(tx, id);
    if (isSame(actions[number - 1], action)) return show(model, row, actions);
    if (row.finishedAt !== null) refuse('experiment.over');
    if (number !== actions.length + 1) refuse('experiment.elsewhere');
    if (number > MOST_STEPS) refuse('experiment.tooLong');
    await requireOpen({ ...asking, db: tx }, row.experimentId);
    const shown = tried(() => show(model, row, [...actions, action]));
    await insertStep(tx, { runId: id, number, action, at: clock.now() });
    return shown;
  });
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
  { db, person, clock }: By,
  id: number,
): Promise<Answers<C['finish']>> {
  return db.transaction(async (tx) => {
    const { row, model } = await requireRun(tx, { person, id }, true);
    const actions = await selectActions(tx, id);
    if (row.finishedAt !== null) return show(model, row, actions);
    const report = model.run(row.seed, actions).report();
    const ended = { finishedAt: clock.now(), report };
    await endRun(tx, id, ended);
    return show(model, { ...row, ...ended }, actions);
  });
}

export async function listRuns(
  { db, person }: By,
  { experimentId, ...asked }: Static<C['runs']['query']>,
): Promise<Answers<C['runs']>> {
  const of = { experimentId, personId: person.id };
  const { rows, total } = await pageBy(selectRuns(db), of, asked);
  const list = rows.map(({ run, stepCount }) => ({
    ...{ id: run.id, stepCount, startedAt: run.startedAt.getTime() },
    finishedAt: run.finishedAt?.getTime() ?? null,
    ...{ points: run.report?.points ?? null, most: run.report?.most ?? null },
  }));
  return { list, total };
}
