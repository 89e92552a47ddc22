import { strictObject } from '@cheese/domain/contract/shapes';
import { organisation } from '@cheese/server/modules/people/organisation/organisation.tables';
import { virtualSystem } from '@cheese/server/modules/training/virtualSystem/virtualSystem.tables';
import { eq } from 'drizzle-orm';
import Type from 'typebox';
import type { Seed } from '../planting/seed';
import { readYaml } from '../reading/readYaml';
import { Words } from '../reading/shapes';

const SCHOOL = '仁心医学院';

const Systems = Type.Array(
  strictObject({ name: Words, description: Words, url: Type.String({ pattern: '^/' }) }),
);

const systems = readYaml('training/virtual-systems.yaml', Systems);

/** The systems of the demo school, all of them on this platform. */
export const seedVirtualSystems: Seed = {
  area: 'virtualSystems',
  async plant({ db }) {
    const isSchool = eq(organisation.name, SCHOOL);
    const [school] = await db.select({ id: organisation.id }).from(organisation).where(isSchool);
    if (!school) throw new Error(`${SCHOOL} has not been planted.`);
    const organisationId = school.id;
    const rows = systems.map((system, place) => ({ ...system, place, organisationId }));
    await db.insert(virtualSystem).values(rows);
  },
};
