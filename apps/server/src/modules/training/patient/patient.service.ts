import { isDeepStrictEqual } from 'node:util';
import type { Answers } from '@cheese/domain/contract/call';
import type { PatientContract as C } from '@cheese/domain/contract/training/patient';
import type { Static } from 'typebox';
import type { CallContext } from '../../../calls/call';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { Refusal, refuse } from '../../../calls/refusal';
import { takeRunTurn } from '../../base/limit/limit.service';
import { eyesOf } from '../../base/ownership/shownTo';
import { caseOfRun, seeCase } from './patient.known';
import { played, show } from './patient.show';
import {
  deleteRun,
  endRun,
  findOwnRun,
  findUnderWay,
  holdRun,
  insertRun,
  insertStep,
  selectRuns,
} from './patient.store';
import { type Next, wordsFor } from './patient.voice';
import { cleaned } from './patient.words';

type By = Pick<CallContext<C['begin']>, 'db' | 'person' | 'clock'>;
type Doing = Pick<CallContext<C['act']>, keyof By | 'voice' | 'log'>;

/** More than there are half minutes in a case; each step plays all of them anew. */
const MOST_STEPS = 500;

export async function beginRun(
  { db, person, clock }: By,
  { caseId, isNew }: Static<C['begin']['body']>,
): Promise<Answers<C['begin']>> {
  const eyes = eyesOf(person);
  const found = await seeCase(db, caseId, eyes);
  const of = { caseId, personId: person.id };
  const old = await findUnderWay(db, of);
  const kept = old && !isNew ? await caseOfOld(db, old, eyes) : null;
  if (old && kept) return show(kept, old, old.done);
  return db.transaction(async (tx) => {
    // An unfinished run has no mark, so only an abandoned bed is lost.
    if (old) await deleteRun(tx, old.id);
    await takeRunTurn(tx, clock.now(), person.id);
    const facts = { version: found.version, startedAt: clock.now() };
    const row = (await insertRun(tx, { ...of, ...facts })) ?? refuse('patient.notFound');
    return show(found, row, row.done);
  });
}

/** A run whose case is not kept as it was cannot go on: the same deeds would end elsewhere. */
async function caseOfOld(...of: Parameters<typeof caseOfRun>) {
  try {
    return await caseOfRun(...of);
  } catch (error) {
    if (error instanceof Refusal && error.key === 'patient.changed') return null;
    throw error;
  }
}

/** A run of one's own, and the case it is of. */
async function requireRun(db: Db, { person, id }: { person: Person; id: number }) {
  const row = (await findOwnRun(db, id, person.id)) ?? refuse('patient.noRun');
  return { row, of: await caseOfRun(db, row, eyesOf(person)), done: row.done };
}

export async function readRun({ db, person }: By, id: number): Promise<Answers<C['run']>> {
  const { row, of, done } = await requireRun(db, { person, id });
  return show(of, row, done);
}

/** The next step. One that was sent before is not done again; one that skips some is refused. */
export async function doDeed(
  context: Doing,
  { runId: id, number, ...asked }: Static<C['act']['body']>,
): Promise<Answers<C['act']>> {
  const { db, person, clock } = context;
  const deed = cleaned(asked.deed);
  if (deed.kind === 'say' && deed.text === '') refuse('patient.cannot');
  // The run is not locked while the voice is awaited.
  const spoken = context.voice && (await heardFirst(context, id, { number, deed }));
  const { row, of, done } = await requireRun(db, { person, id });
  if (isDeepStrictEqual(done[number - 1]?.deed, deed)) return show(of, row, done);
  if (row.finishedAt !== null) refuse('patient.over');
  if (number !== done.length + 1) refuse('patient.elsewhere');
  // After the step limit the learner may still conclude with a diagnosis.
  if (number > MOST_STEPS && deed.kind !== 'conclude') refuse('patient.tooLong');
  const shown = show(of, row, [...done, { deed, spoken }]);
  if (await insertStep(db, { runId: id, number, deed, spoken, at: clock.now() })) return shown;
  // Another call came first: with the same deed, with another one, or with the end.
  const now = await requireRun(db, { person, id });
  if (isDeepStrictEqual(now.done[number - 1]?.deed, deed)) return show(of, now.row, now.done);
  return refuse(now.row.finishedAt === null ? 'patient.elsewhere' : 'patient.over');
}

/** Asks the voice before the run is locked, because it takes time. */
async function heardFirst(context: Doing, id: number, next: Pick<Next, 'number' | 'deed'>) {
  const { of, done } = await requireRun(context.db, { person: context.person, id });
  return wordsFor(context, of, { before: done, ...next });
}

/** Marks what was done. Who asks twice is told the same. */
export async function finishRun(
  { db, person, clock }: By,
  id: number,
): Promise<Answers<C['finish']>> {
  return db.transaction(async (tx) => {
    await holdRun(tx, id, person.id);
    const { row, of, done } = await requireRun(tx, { person, id });
    if (row.finishedAt !== null) return show(of, row, done);
    const report = played(of, done).report();
    const ended = { finishedAt: clock.now(), points: report.points, report };
    await endRun(tx, id, ended);
    return show(of, { ...row, ...ended }, done);
  });
}

export async function listRuns(
  { db, person }: By,
  { caseId, ...asked }: Static<C['runs']['query']>,
): Promise<Answers<C['runs']>> {
  const { rows, total } = await selectRuns(db, { caseId, personId: person.id }, asked);
  const list = rows.map(({ startedAt, finishedAt, total: _total, ...row }) => ({
    ...row,
    startedAt: startedAt.getTime(),
    finishedAt: finishedAt?.getTime() ?? null,
  }));
  return { list, total };
}
