import type { Seed } from '../planting/seed';
import { openSchool } from '../school/openSchool';
import { demoSchools } from '../school/schools';
import { plantUse } from './plantUse';

/** What the learners of the schools do in their terms; the server counts its figures once it runs. */
export const seedSchoolUse: Seed = {
  area: 'schoolUse',
  async plant(soil) {
    for (const demo of demoSchools) await plantUse(soil, await openSchool(soil, demo), demo);
    // Plans over rows that were just planted are bad without statistics.
    await soil.db.execute('analyze study_time, question_attempt, membership, exam, person');
  },
};
