import { makeFindable } from '@cheese/server/modules/base/findable/findable.service';
import { patientFindable } from '@cheese/server/modules/viewers/clinic/clinic.findable';
import { clinicRow } from '@cheese/server/modules/viewers/clinic/clinic.row';
import { clinicCase } from '@cheese/server/modules/viewers/clinic/clinic.tables';
import { idsOf } from '../planting/idsOf';
import type { Seed } from '../planting/seed';
import { clinicCases } from './clinic/cases';

/** Virtual patients. */
export const seedClinicCases: Seed = {
  area: 'clinic',
  async plant({ db }) {
    const rows = clinicCases.map(clinicRow);
    const planted = await db.insert(clinicCase).values(rows).returning({ id: clinicCase.id });
    await makeFindable(db, patientFindable, idsOf(planted));
  },
};
