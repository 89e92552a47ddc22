import { type Clinic, clinic } from '@cheese/clinic/clinic';
import type { ClinicCase } from '@cheese/domain/contract/viewers/clinicCase';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { newestKept } from '../../../newestKept';
import { refuse } from '../../../refusal';
import { clinicCase } from './clinic.tables';

/** A case that is ready to be played. */
export interface KnownCase extends Clinic {
  id: number;
  of: ClinicCase;
}

/** Made ready once: the words of some hundred questions are looked through for it. */
const known = newestKept<KnownCase>(60);

export const forgetCases = () => known.clear();

/** As it stands now; its version is asked for each time, so that no node plays an older one. */
export async function requireCase(db: Db, id: number): Promise<KnownCase> {
  const plan = prepared(db, 'clinic_version', () =>
    db
      .select({ version: clinicCase.version })
      .from(clinicCase)
      .where(eq(clinicCase.id, sql.placeholder('id')))
      .prepare('clinic_version'),
  );
  const [standing] = await plan.execute({ id });
  if (!standing) return refuse('clinic.notFound');
  return known.find(`${id}:${standing.version}`) ?? readCase(db, id);
}

async function readCase(db: Db, id: number): Promise<KnownCase> {
  const [row] = await db
    .select({ version: clinicCase.version, of: clinicCase.of })
    .from(clinicCase)
    .where(eq(clinicCase.id, id));
  if (!row) return refuse('clinic.notFound');
  // The column counts: what a run is held to is the version that a query can see.
  const ready = { ...clinic(row.of), id, of: row.of, version: row.version };
  known.keep(`${id}:${row.version}`, ready);
  return ready;
}
