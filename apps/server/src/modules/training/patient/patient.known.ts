import { type PatientEngine, patientEngine } from '@cheese/patients/patientCase';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import type { Db } from '../../../db/database';
import { lruCache } from '../../../support/lruCache';
import { refuse } from '../../../calls/refusal';
import { type ViewerScope, isVisibleTo } from '../../base/ownership/visibleTo';
import type { PatientRunRow } from './patient.tables';
import { isThere, readBefore, readNow, selectStanding } from './patient.known.store';

/** A case that is ready to be played. */
export interface KnownCase extends PatientEngine {
  id: number;
  of: PatientCase;
}

/** A case the user may begin, with the permissions it was checked by. */
interface SeenCase extends KnownCase {
  readonly eyes: ViewerScope;
}

/** Made ready once: the words of some hundred questions are looked through for it. */
const known = lruCache<KnownCase>({
  name: 'patient.known',
  most: 60,
  invalidatedBy: 'nothing: a version never changes',
});

/** As it stands now; its version is asked for each time, so that no node plays an older one. */
async function standingOf(db: Db, id: number) {
  const [standing] = await selectStanding(db, id);
  return standing ?? refuse('patient.notFound');
}

/** The only access to a case for beginning or viewing, in the current version or a stored one. */
export async function seeCase(
  db: Db,
  id: number,
  eyes: ViewerScope,
  wanted?: number,
): Promise<SeenCase> {
  const standing = await standingOf(db, id);
  if (!isVisibleTo(standing, eyes)) refuse('patient.notFound');
  const version = wanted ?? standing.version;
  const found = await ofVersion(db, id, version, standing.version);
  return { ...(found ?? refuse('patient.notFound')), eyes };
}

/** The case of a run; an open run keeps the version it began with. */
export async function caseOfRun(
  db: Db,
  { caseId, version, finishedAt }: Pick<PatientRunRow, 'caseId' | 'version' | 'finishedAt'>,
  eyes: ViewerScope,
): Promise<KnownCase> {
  const standing = await standingOf(db, caseId);
  if (finishedAt === null && !isVisibleTo(standing, eyes)) refuse('patient.notFound');
  return (await ofVersion(db, caseId, version, standing.version)) ?? refuse('patient.changed');
}

async function ofVersion(db: Db, id: number, version: number, now: number) {
  const kept = known.find(`${id}:${version}`);
  // Seeded cases keep only their newest version.
  if (kept) return version === now || (await isThere(db, id, version)) ? kept : null;
  // A publication between both queries moves it to the earlier versions.
  const stands = version === now ? await readNow(db, id, version) : null;
  const of = stands ?? (await readBefore(db, id, version));
  if (!of) return null;
  // The column counts: what a run is held to is the version that a query can see.
  const ready = { ...patientEngine(of), id, of, version };
  known.keep(`${id}:${version}`, ready);
  return ready;
}
