import { clinicRow } from '@cheese/server/modules/viewers/clinic/clinic.row';
import { clinicCase } from '@cheese/server/modules/viewers/clinic/clinic.tables';
import type { Seed } from '../planting/seed';
import { clinicCases } from './clinic/cases';

/** Virtual patients, easy ones first. */
export const seedClinicCases: Seed = {
  area: 'clinic',
  async plant({ db }) {
    const cases = [...clinicCases].sort((one, other) => one.level - other.level);
    await db.insert(clinicCase).values(cases.map(clinicRow));
  },
};
