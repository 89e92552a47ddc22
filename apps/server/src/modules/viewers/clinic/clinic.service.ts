import { isDeepStrictEqual } from 'node:util';
import type { Answers } from '@cheese/domain/contract/call';
import type { ClinicContract as C } from '@cheese/domain/contract/viewers/clinic';
import type { Static } from 'typebox';
import type { Asked } from '../../../call';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../refusal';
import { takeRunTurn } from '../../base/limit/limit.service';
import { type KnownCase, requireCase } from './clinic.known';
import { played, show } from './clinic.show';
import {
  deleteRun,
  endRun,
  findOwnRun,
  findUnderWay,
  insertRun,
  insertStep,
  selectRuns,
  selectSteps,
} from './clinic.store';
import type { ClinicRunRow } from './clinic.tables';
import { type Next, wordsFor } from './clinic.voice';
import { cleaned } from './clinic.words';

type By = Pick<Asked<C['begin']>, 'db' | 'person' | 'clock'>;
type Doing = Pick<Asked<C['act']>, keyof By | 'voice' | 'log'>;

/** More than there are half minutes in a case; each step plays all of them anew. */
const MOST_STEPS = 500;

/** A run whose case has changed since cannot go on: the same deeds would end elsewhere. */
const isCurrent = (of: KnownCase, row: ClinicRunRow) => row.version === of.version;

export async function beginRun(
  { db, person, clock }: By,
  { caseId, isNew }: Static<C['begin']['body']>,
): Promise<Answers<C['begin']>> {
  const found = await requireCase(db, caseId);
  return db.transaction(async (tx) => {
    const of = { caseId, personId: person.id };
    const old = await findUnderWay(tx, of);
    if (old && isCurrent(found, old) && !isNew) {
      return show(found, old, await selectSteps(tx, old.id));
    }
    // What nobody finished was never marked: nothing is lost but a bed that was left.
    if (old) await deleteRun(tx, old.id);
    await takeRunTurn(tx, clock.now(), person.id);
    const facts = { version: found.version, startedAt: clock.now() };
    const row = (await insertRun(tx, { ...of, ...facts })) ?? refuse('clinic.notFound');
    return show(found, row, await selectSteps(tx, row.id));
  });
}

/** A run of one's own, and the case it is of. */
async function requireRun(
  db: Db,
  { person, id }: { person: Person; id: number },
  isLocked = false,
) {
  const row = (await findOwnRun(db, id, person.id, isLocked)) ?? refuse('clinic.noRun');
  const of = await requireCase(db, row.caseId);
  if (!isCurrent(of, row)) refuse('clinic.changed');
  return { row, of };
}

export async function readRun({ db, person }: By, id: number): Promise<Answers<C['run']>> {
  const { row, of } = await requireRun(db, { person, id });
  return show(of, row, await selectSteps(db, id));
}

/** The next step. One that was sent before is not done again; one that skips some is refused. */
export async function doDeed(
  asking: Doing,
  { runId: id, number, ...asked }: Static<C['act']['body']>,
): Promise<Answers<C['act']>> {
  const { db, person, clock } = asking;
  const deed = cleaned(asked.deed);
  if (deed.kind === 'say' && deed.text === '') refuse('clinic.cannot');
  // Nobody is locked out while a voice is waited for.
  const spoken = asking.voice && (await heardFirst(asking, id, { number, deed }));
  return db.transaction(async (tx) => {
    const { row, of: now } = await requireRun(tx, { person, id }, true);
    const done = await selectSteps(tx, id);
    if (isDeepStrictEqual(done[number - 1]?.deed, deed)) return show(now, row, done);
    if (row.finishedAt !== null) refuse('clinic.over');
    if (number !== done.length + 1) refuse('clinic.elsewhere');
    // Whoever has come so far may still say what it was.
    if (number > MOST_STEPS && deed.kind !== 'conclude') refuse('clinic.tooLong');
    const shown = show(now, row, [...done, { deed, spoken }]);
    await insertStep(tx, { runId: id, number, deed, spoken, at: clock.now() });
    return shown;
  });
}

/** What a patient with a voice says to it; what is done with that is done later. */
async function heardFirst(asking: Doing, id: number, next: Pick<Next, 'number' | 'deed'>) {
  const { of } = await requireRun(asking.db, { person: asking.person, id });
  return wordsFor(asking, of, { before: await selectSteps(asking.db, id), ...next });
}

/** Marks what was done. Who asks twice is told the same. */
export async function finishRun(
  { db, person, clock }: By,
  id: number,
): Promise<Answers<C['finish']>> {
  return db.transaction(async (tx) => {
    const { row, of } = await requireRun(tx, { person, id }, true);
    const done = await selectSteps(tx, id);
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
    ...{ startedAt: startedAt.getTime(), finishedAt: finishedAt?.getTime() ?? null },
  }));
  return { list, total };
}
