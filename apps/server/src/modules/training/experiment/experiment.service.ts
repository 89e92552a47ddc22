import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  ExperimentContract as C,
  ExperimentRun,
} from '@cheese/domain/contract/training/experiment';
import { CannotDo } from '@cheese/experiments/engine/run';
import type { Runnable } from '@cheese/experiments/engine/runnable';
import { experimentOf } from '@cheese/experiments/experiments';
import type { Static } from 'typebox';
import { refuse } from '../../../calls/refusal';
import {
  beginAnew,
  finishOnce,
  listRunsOf,
  requireOwnRun,
  takeStep,
} from '../../base/run/run.service';
import type { CallerContext } from '../../../calls/callerContext';
import { requireExperiment, requireOpen } from './experiment.access';
import { experimentRuns, type OwnRun, store } from './experiment.store';
import { experimentRun } from './experiment.tables';

/** Above any real use; every step replays all earlier ones. */
const MOST_STEPS = 400;
/** As far as numbers of a column reach. */
const SEEDS = 2_147_483_647;

const actionsOf = ({ steps }: OwnRun) => steps.map(({ action }) => action);

/** The model of a run. One that has changed since cannot go on: the steps would end elsewhere. */
function modelOf(own: OwnRun): Runnable {
  const model = experimentOf(own.key) ?? refuse('experiment.notFound');
  return own.version === model.version ? model : refuse('experiment.changed');
}

function show(model: Runnable, own: OwnRun): ExperimentRun {
  const { bench, steps } = tried(() => model.run(own.seed, actionsOf(own)));
  const { id, experimentId, startedAt, finishedAt, report } = own;
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

export async function beginRun(
  by: CallerContext<'db'>,
  { experimentId, isNew }: Static<C['begin']['body']>,
): Promise<Answers<C['begin']>> {
  const model = await requireExperiment(by, experimentId);
  const { version } = model;
  const slot = { experimentId, personId: by.person.id };
  const old = await store.findUnderWay(by.db, slot);
  if (old?.version === version && !isNew) return show(model, old);
  const factsOf = () => ({ seed: randomInt(SEEDS), version });
  return show(model, await beginAnew(store, by, { slot, old, factsOf }));
}

export async function readRun(by: CallerContext<'db'>, id: number): Promise<Answers<C['run']>> {
  const own = await requireOwnRun(store, by, id);
  return show(modelOf(own), own);
}

export const doStep = (
  by: CallerContext<'db'>,
  { runId, number, action }: Static<C['act']['body']>,
): Promise<Answers<C['act']>> =>
  takeStep(store, by, runId, {
    number,
    step: { action },
    isSame: (step) => isDeepStrictEqual(step.action, action),
    failures: { over: 'experiment.over', elsewhere: 'experiment.elsewhere' },
    open: modelOf,
    show,
    demand: async (own) => {
      if (number > MOST_STEPS) refuse('experiment.tooLong');
      await requireOpen(by, own.experimentId);
    },
  });

function tried<T>(work: () => T): T {
  try {
    return work();
  } catch (failure) {
    if (failure instanceof CannotDo) return refuse('experiment.cannot');
    throw failure;
  }
}

export const finishRun = (by: CallerContext<'db'>, id: number): Promise<Answers<C['finish']>> =>
  finishOnce(store, by, id, {
    open: modelOf,
    mark: (model, own) => ({
      finishedAt: by.clock.now(),
      report: model.run(own.seed, actionsOf(own)).report(),
    }),
    show,
  });

export const listRuns = (
  { db, person }: CallerContext<'db'>,
  { experimentId, ...asked }: Static<C['runs']['query']>,
): Promise<Answers<C['runs']>> =>
  listRunsOf(
    experimentRuns,
    { thing: experimentRun.experimentId, report: experimentRun.report },
    { db, of: { personId: person.id, thingId: experimentId }, asked },
  );
