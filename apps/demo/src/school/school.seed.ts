import type { Seed, SeedContext } from '../planting/seed';
import { openSchool } from './openSchool';
import { plantDepartments } from './plantDepartments';
import { plantClasses } from './plantClasses';
import { plantRoles } from './plantRoles';
import { plantRoll } from './plantRoll';
import { plantTeaching } from './plantTeaching';
import { type DemoSchool, demoSchools } from './schools';

/** Schools with departments, classes, a roll, roles and a term under way. */
export const seedSchools: Seed = {
  area: 'schools',
  async plant(soil) {
    for (const school of demoSchools) await plantSchool(soil, school);
  },
};

async function plantSchool(soil: SeedContext, demo: DemoSchool) {
  const school = await openSchool(soil, demo);
  const departments = await plantDepartments(school, demo);
  const classes = await plantClasses(school, demo, departments);
  await plantRoll(school, demo, { departments, classes });
  await plantRoles(school, demo, departments);
  await plantTeaching(school, demo, classes);
}
