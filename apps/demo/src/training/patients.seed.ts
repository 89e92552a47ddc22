import { indexForSearch } from '@cheese/server/modules/base/findable/findable.service';
import { patientFindable } from '@cheese/server/modules/training/patient/patient.findable';
import { patientRow } from '@cheese/server/modules/training/patient/patient.row';
import { patientCase } from '@cheese/server/modules/training/patient/patient.tables';
import { idsOf } from '../planting/idsOf';
import type { Seed } from '../planting/seed';
import { patientCases } from './patients/cases';

/** Virtual patients. */
export const seedPatientCases: Seed = {
  area: 'patient',
  async plant({ db }) {
    const rows = patientCases.map(patientRow);
    const planted = await db.insert(patientCase).values(rows).returning({ id: patientCase.id });
    await indexForSearch(db, patientFindable, idsOf(planted));
  },
};
