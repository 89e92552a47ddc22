import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { and, eq, sql } from 'drizzle-orm';
import { patientCase } from './patient.tables';
import { patientMaking, patientVersion } from './patientMaking.tables';

export async function readNow(db: Db, id: number, version: number) {
  const [row] = await db
    .select({ of: patientCase.of })
    .from(patientCase)
    .where(and(eq(patientCase.id, id), eq(patientCase.version, version)));
  return row?.of ?? null;
}

const isBefore = (caseId: number, version: number) =>
  and(eq(patientMaking.caseId, caseId), eq(patientVersion.version, version));

export async function readBefore(db: Db, caseId: number, version: number) {
  const [row] = await db
    .select({ of: patientVersion.of })
    .from(patientVersion)
    .innerJoin(patientMaking, eq(patientMaking.id, patientVersion.makingId))
    .where(isBefore(caseId, version));
  return row?.of ?? null;
}

export async function isThere(db: Db, caseId: number, version: number): Promise<boolean> {
  const rows = await db
    .select({ version: patientVersion.version })
    .from(patientVersion)
    .innerJoin(patientMaking, eq(patientMaking.id, patientVersion.makingId))
    .where(isBefore(caseId, version));
  return rows.length > 0;
}

export function selectStanding(db: Db, id: number) {
  const plan = prepared(db, 'patient_standing', () =>
    db
      .select({
        version: patientCase.version,
        isShown: patientCase.isShown,
        organisationId: patientCase.organisationId,
      })
      .from(patientCase)
      .where(eq(patientCase.id, sql.placeholder('id')))
      .prepare('patient_standing'),
  );
  return plan.execute({ id });
}
