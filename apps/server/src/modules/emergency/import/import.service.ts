import { importStateCodes } from '@cheese/domain/codes/base/imports';
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  ImportProgress,
  importContract,
} from '@cheese/domain/contract/emergency/shapes/importShapes';
import { importFaults } from '@cheese/domain/texts/importFaults';
import type { FastifyBaseLogger } from 'fastify';
import type { Static } from 'typebox';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { lockOrg } from '../people/org.door';
import { requestedOrg } from '../people/people.scope';
import type { AnyKind } from './import.kind';
import type { Manager } from './import.preview';
import {
  claimImport,
  deleteImport,
  failImport,
  findImport,
  finishImport,
  type Lease,
  selectImportRows,
  selectChosen,
  tellProgress,
} from './import.store';
import type { ImportHead } from './import.tables';

type Contract = typeof importContract;

const LEASE_MS = 20_000;
const AT_ONCE = 250;

interface ImportContext extends Manager {
  kind: AnyKind;
}

async function findOwn(
  db: Db,
  { person, clock, kind }: ImportContext,
  id: number,
): Promise<ImportHead> {
  const whose = { id, kind: kind.name, personId: person.id };
  return (await findImport(db, whose, clock.now())) ?? refuse('import.notFound');
}

export async function listImportRows(
  db: Db,
  own: ImportContext,
  { importId, ...asked }: Static<Contract['rows']['query']>,
): Promise<Answers<Contract['rows']>> {
  await findOwn(db, own, importId);
  return selectImportRows(db, importId, asked);
}

interface UnderWay {
  personId: number;
  done: number;
  total: number;
}

/**
 * Imports that this process is saving. An embedded database cannot answer queries until the
 * transaction ends, so progress is read from here; other nodes report the stored state.
 */
const underWay = new WeakMap<Db, Map<number, UnderWay>>();

function savedBy(db: Db) {
  const here = underWay.get(db) ?? new Map<number, UnderWay>();
  underWay.set(db, here);
  return here;
}

const toSaving = ({ done, total }: UnderWay): ImportProgress => ({
  state: importStateCodes.saving,
  done,
  total,
  failure: null,
});

export async function readState(db: Db, own: ImportContext, id: number): Promise<ImportProgress> {
  const here = savedBy(db).get(id);
  if (here?.personId === own.person.id) return toSaving(here);
  return toProgress(await findOwn(db, own, id), own.clock.now());
}

/** Number of rows to save if nothing fails. */
const wantedOf = ({ ready, similar, takesSimilar }: ImportHead) =>
  ready + (takesSimilar ? similar : 0);

function toProgress(head: ImportHead, now: Date): ImportProgress {
  const { state, done, failure, leasedUntil } = head;
  const total = wantedOf(head);
  // The saving process has died, and the database has rolled back its work.
  const isLapsed =
    state === importStateCodes.saving && (leasedUntil?.getTime() ?? 0) <= now.getTime();
  if (isLapsed)
    return { state: importStateCodes.failed, done: 0, total, failure: importFaults.interrupted };
  return { state, done, total, failure };
}

type Confirming = ImportContext & { log: Pick<FastifyBaseLogger, 'error'> };

/** Saves all rows that are ready, or none. Asked again, it answers how that went or goes. */
export async function confirmImport(
  db: Db,
  own: Confirming,
  { importId, orgId, takesSimilar = false }: Static<Contract['confirm']['body']>,
): Promise<ImportProgress> {
  const { person, clock } = own;
  const here = savedBy(db);
  if (here.get(importId)?.personId === person.id) return readState(db, own, importId);
  const found = await findOwn(db, own, importId);
  if (found.state === importStateCodes.done) return toProgress(found, clock.now());
  const total = wantedOf({ ...found, takesSimilar });
  if (total === 0) refuse('import.nothing');
  const organisationId = await requestedOrg(db, person, orgId ?? found.organisationId ?? undefined);
  const held = { id: importId, lease: randomUUID(), takesSimilar };
  if (!(await claimImport(db, held, clock.now(), leaseEnd(own))))
    return readState(db, own, importId);
  const progress = { personId: person.id, done: 0, total };
  here.set(importId, progress);
  try {
    await save(db, { ...own, held, organisationId, progress });
  } catch (error) {
    own.log.error({ err: error }, 'an import was not saved');
    await failImport(db, held, importFaults.broken);
  } finally {
    here.delete(importId);
  }
  return readState(db, own, importId);
}

const leaseEnd = ({ clock }: Manager) => new Date(clock.now().getTime() + LEASE_MS);

interface Saving extends Confirming {
  held: Lease & { takesSimilar: boolean };
  organisationId: number;
  progress: UnderWay;
}

async function save(db: Db, saving: Saving) {
  const { kind, held, organisationId, progress, clock } = saving;
  await db.transaction(async (inside) => {
    // A second import for the organisation must see what the first one saved.
    await lockOrg(inside, organisationId);
    const chosen = await selectChosen(inside, held.id, held.takesSimilar);
    const saveSome = await kind.begin(inside, { organisationId, now: clock.now() });
    let saved = 0;
    for (let from = 0; from < chosen.length; from += AT_ONCE) {
      const some = chosen.slice(from, from + AT_ONCE);
      saved += await saveSome(some);
      progress.done = from + some.length;
      tell(db, saving);
      // Yields so that progress requests are answered in between.
      await setImmediate();
    }
    if (!(await finishImport(inside, held, saved))) throw new Error('the import was taken over');
  });
}

/** Beside the transaction, and nothing waits for it. */
function tell(db: Db, { held, progress, ...own }: Saving) {
  const change = { done: progress.done, leasedUntil: leaseEnd(own) };
  tellProgress(db, held, change).catch(() => undefined);
}

export async function cancelImport(db: Db, own: ImportContext, id: number) {
  await findOwn(db, own, id);
  if (!(await deleteImport(db, id, own.clock.now()))) refuse('import.underWay');
  return null;
}
