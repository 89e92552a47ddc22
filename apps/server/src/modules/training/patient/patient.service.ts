import { isDeepStrictEqual } from 'node:util';
import type { Answers } from '@cheese/domain/contract/call';
import type { PatientContract as C } from '@cheese/domain/contract/training/patient';
import type { Static } from 'typebox';
import type { CallContext } from '../../../calls/call';
import type { Db } from '../../../db/database';
import { Refusal, refuse } from '../../../calls/refusal';
import { type ViewerScope, viewerScopeOf } from '../../base/ownership/visibleTo';
import {
  beginAnew,
  finishOnce,
  listRunsOf,
  requireOwnRun,
  takeStep,
} from '../../base/run/run.service';
import { caseOfRun, seeCase } from './patient.known';
import { played, show } from './patient.show';
import { type Done, type OwnRun, patientRuns, store } from './patient.store';
import { patientRun } from './patient.tables';
import { type Next, wordsFor } from './patient.voice';
import { cleaned } from './patient.words';

type By = Pick<CallContext<C['begin']>, 'db' | 'person' | 'clock'>;
type Doing = Pick<CallContext<C['act']>, keyof By | 'voice' | 'log'>;

/** More than there are half minutes in a case; each step plays all of them anew. */
const MOST_STEPS = 500;

export async function beginRun(
  by: By,
  { caseId, isNew }: Static<C['begin']['body']>,
): Promise<Answers<C['begin']>> {
  const { db, person } = by;
  const eyes = viewerScopeOf(person);
  const found = await seeCase(db, caseId, eyes);
  const slot = { caseId, personId: person.id };
  const old = await store.findUnderWay(db, slot);
  const kept = old && !isNew ? await caseOfOld(db, old, eyes) : null;
  if (old && kept) return show(kept, old);
  const factsOf = () => ({ version: found.version });
  return show(found, await beginAnew(store, by, { slot, old, factsOf }));
}

/** A run whose case is not kept as it was cannot go on: the same deeds would end elsewhere. */
async function caseOfOld(db: Db, old: OwnRun, eyes: ViewerScope) {
  try {
    return await caseOfRun(db, old, eyes);
  } catch (error) {
    if (error instanceof Refusal && error.key === 'patient.changed') return null;
    throw error;
  }
}

const caseOf = ({ db, person }: Pick<By, 'db' | 'person'>, own: OwnRun) =>
  caseOfRun(db, own, viewerScopeOf(person));

const showOwn = async (by: By, own: OwnRun) => show(await caseOf(by, own), own);

export const readRun = async (by: By, id: number): Promise<Answers<C['run']>> =>
  showOwn(by, await requireOwnRun(store, by, id));

export async function doDeed(
  by: Doing,
  { runId, number, ...said }: Static<C['act']['body']>,
): Promise<Answers<C['act']>> {
  const deed = cleaned(said.deed);
  if (deed.kind === 'say' && deed.text === '') refuse('patient.cannot');
  const spoken = by.voice && (await heardFirst(by, runId, { number, deed }));
  return takeStep(store, by, runId, {
    number,
    step: { deed, spoken },
    isSame: (step: Done) => isDeepStrictEqual(step.deed, deed),
    failures: { over: 'patient.over', elsewhere: 'patient.elsewhere' },
    open: (own) => caseOf(by, own),
    show,
    demand: () => {
      // After the step limit the learner may still conclude with a diagnosis.
      if (number > MOST_STEPS && deed.kind !== 'conclude') refuse('patient.tooLong');
    },
  });
}

/** Asks the voice before the step is taken, because it takes time. */
async function heardFirst(by: Doing, id: number, next: Pick<Next, 'number' | 'deed'>) {
  const own = await requireOwnRun(store, by, id);
  return wordsFor(by, await caseOf(by, own), { before: own.steps, ...next });
}

export const finishRun = (by: By, id: number): Promise<Answers<C['finish']>> =>
  finishOnce(store, by, id, {
    open: (own, tx) => caseOf({ ...by, db: tx }, own),
    mark(of, own) {
      const report = played(of, own.steps).report();
      return { finishedAt: by.clock.now(), points: report.points, report };
    },
    show,
  });

export const listRuns = (
  { db, person }: By,
  { caseId, ...asked }: Static<C['runs']['query']>,
): Promise<Answers<C['runs']>> =>
  listRunsOf(
    patientRuns,
    { thing: patientRun.caseId, report: patientRun.report },
    { db, of: { personId: person.id, thingId: caseId }, asked },
  );
