import { licenceState } from '@cheese/domain/rules/shop/licenceState';
import { entitlement } from '@cheese/server/modules/shop/entitlement/entitlement.tables';
import { licence } from '@cheese/server/modules/shop/licence/licence.tables';
import { useTestApp } from '@cheese/server/testing/useTestApp';
import { asc, eq } from 'drizzle-orm';
import { seedPeople } from '../people/person.seed';
import { seedSchools } from '../school/school.seed';
import { plantAreas } from '../testing/plantAreas';
import { seedCommodities } from './commodity.seed';
import { seedLicences } from './licence.seed';

const test = useTestApp();

beforeEach(() => plantAreas(test, [seedPeople, seedCommodities, seedSchools, seedLicences]));

it('has licences in use, with more learners than seats, and an offer', async () => {
  const { db } = test.database;
  const rows = await db.select().from(licence).orderBy(asc(licence.id));
  const states = rows.map((row) => licenceState(row, test.clock.now()));
  expect(states).toEqual(['active', 'active', 'offered']);
  const seats = await db.select().from(entitlement).where(eq(entitlement.origin, 'licence'));
  const used = rows.map(({ id }) => seats.filter((one) => one.originKey.startsWith(`${id}:`)));
  expect(used[0]).toHaveLength(60);
  expect(used[1]?.length).toBeGreaterThan(150);
  expect(new Set(seats.map(({ giver }) => giver))).toEqual(new Set(['仁心医学院']));
});
