import { type Clinic, clinic } from '@cheese/clinic/clinic';
import type { ClinicCase } from '@cheese/domain/contract/viewers/clinicCase';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { newestKept } from '../../../newestKept';
import { refuse } from '../../../refusal';
import { type Eyes, isShownTo } from '../../base/ownership/shownTo';
import { caseMaking, caseVersion } from '../caseMaking/caseMaking.tables';
import { clinicCase, type ClinicRunRow } from './clinic.tables';

/** A case that is ready to be played. */
export interface KnownCase extends Clinic {
  id: number;
  of: ClinicCase;
}

/** A case that somebody may begin: by whose eyes it was seen goes with it. */
interface SeenCase extends KnownCase {
  readonly eyes: Eyes;
}

/** Made ready once: the words of some hundred questions are looked through for it. */
const known = newestKept<KnownCase>(60);

/** As it stands now; its version is asked for each time, so that no node plays an older one. */
async function standingOf(db: Db, id: number) {
  const plan = prepared(db, 'clinic_standing', () =>
    db
      .select({
        version: clinicCase.version,
        isShown: clinicCase.isShown,
        organisationId: clinicCase.organisationId,
      })
      .from(clinicCase)
      .where(eq(clinicCase.id, sql.placeholder('id')))
      .prepare('clinic_standing'),
  );
  const [standing] = await plan.execute({ id });
  return standing ?? refuse('clinic.notFound');
}

/** The only way to a case for who begins or looks: as it stands now, or in a version that is kept. */
export async function seeCase(db: Db, id: number, eyes: Eyes, wanted?: number): Promise<SeenCase> {
  const standing = await standingOf(db, id);
  if (!isShownTo(standing, eyes)) refuse('clinic.notFound');
  const version = wanted ?? standing.version;
  const found = await ofVersion(db, id, version, standing.version);
  return { ...(found ?? refuse('clinic.notFound')), eyes };
}

/** What a run is of: who is with a patient keeps the one they began, whatever was published since. */
export async function caseOfRun(
  db: Db,
  { caseId, version, finishedAt }: Pick<ClinicRunRow, 'caseId' | 'version' | 'finishedAt'>,
  eyes: Eyes,
): Promise<KnownCase> {
  const standing = await standingOf(db, caseId);
  if (finishedAt === null && !isShownTo(standing, eyes)) refuse('clinic.notFound');
  return (await ofVersion(db, caseId, version, standing.version)) ?? refuse('clinic.changed');
}

async function ofVersion(db: Db, id: number, version: number, now: number) {
  const kept = known.find(`${id}:${version}`);
  // Of what was planted only the newest is there, whoever has seen an older one.
  if (kept) return version === now || (await isThere(db, id, version)) ? kept : null;
  // Somebody may publish between the two questions: then it is one of before.
  const stands = version === now ? await readNow(db, id, version) : null;
  const of = stands ?? (await readBefore(db, id, version));
  if (!of) return null;
  // The column counts: what a run is held to is the version that a query can see.
  const ready = { ...clinic(of), id, of, version };
  known.keep(`${id}:${version}`, ready);
  return ready;
}

async function readNow(db: Db, id: number, version: number) {
  const [row] = await db
    .select({ of: clinicCase.of })
    .from(clinicCase)
    .where(and(eq(clinicCase.id, id), eq(clinicCase.version, version)));
  return row?.of ?? null;
}

const isBefore = (caseId: number, version: number) =>
  and(eq(caseMaking.caseId, caseId), eq(caseVersion.version, version));

async function readBefore(db: Db, caseId: number, version: number) {
  const [row] = await db
    .select({ of: caseVersion.of })
    .from(caseVersion)
    .innerJoin(caseMaking, eq(caseMaking.id, caseVersion.makingId))
    .where(isBefore(caseId, version));
  return row?.of ?? null;
}

async function isThere(db: Db, caseId: number, version: number): Promise<boolean> {
  const rows = await db
    .select({ version: caseVersion.version })
    .from(caseVersion)
    .innerJoin(caseMaking, eq(caseMaking.id, caseVersion.makingId))
    .where(isBefore(caseId, version));
  return rows.length > 0;
}
