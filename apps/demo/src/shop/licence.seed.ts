import { strictObject } from '@cheese/domain/contract/shapes';
import { licenceReference } from '@cheese/domain/rules/shop/licenceReference';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { present } from '@cheese/server/db/present';
import { department } from '@cheese/server/modules/people/organisation/department.tables';
import { person } from '@cheese/server/modules/people/person/person.tables';
import { commodity } from '@cheese/server/modules/shop/goods/commodity.tables';
import { orderLicence } from '@cheese/server/modules/shop/licence/licence.service';
import { confirmLicence } from '@cheese/server/modules/shop/licence/licenceManage.payment';
import { offerLicence } from '@cheese/server/modules/shop/licence/licenceManage.service';
import { and, eq, inArray } from 'drizzle-orm';
import Type, { type Static } from 'typebox';
import type { Seed, SeedContext } from '../planting/seed';
import { readYaml } from '../reading/readYaml';
import { Count, Words } from '../reading/shapes';
import { enterSchool } from '../school/openSchool';

const DAY_MS = 86_400_000;

const SeedLicence = strictObject({
  organisation: Words,
  product: Words,
  departments: Type.Optional(Type.Array(Words)),
  years: Type.Optional(Type.Array(Count)),
  seats: Count,
  yuan: Count,
  /** Days before the planting. */
  startsBefore: Type.Integer({ minimum: 0 }),
  days: Count,
  note: Type.Optional(Words),
  /** Who has ordered and paid; an offer without it waits. */
  invoice: Type.Optional(strictObject({ title: Words, taxNo: Words })),
});

const licences = readYaml('shop/licences.yaml', Type.Array(SeedLicence));

/** Licences of schools, from the offer on by those who do it. */
export const seedLicences: Seed = {
  area: 'licences',
  async plant(soil) {
    for (const licence of licences) await plantLicence(soil, licence);
  },
};

async function plantLicence(soil: SeedContext, licence: Static<typeof SeedLicence>) {
  const { db, clock } = soil;
  const { organisationId, admin } = await enterSchool(soil, licence.organisation);
  const operator = { clock, person: await findOperator(soil) };
  const now = clock.now().getTime();
  const startsAt = now - licence.startsBefore * DAY_MS;
  const price = licence.yuan * 1000;
  const { id } = await offerLicence(db, operator, {
    schoolId: organisationId,
    commodityId: await findProduct(soil, licence.product),
    departmentIds: await findDepartments(soil, organisationId, licence.departments ?? []),
    years: licence.years ?? [],
    seats: licence.seats,
    price,
    startsOn: chinaDay(startsAt),
    endsOn: chinaDay(startsAt + licence.days * DAY_MS),
    note: licence.note ?? '',
  });
  if (!licence.invoice) return;
  await orderLicence(db, admin, { id, ...licence.invoice });
  const reference = licenceReference({ id, offeredAt: now });
  await confirmLicence(db, operator, { id, reference, amount: price });
}

async function findOperator({ db }: SeedContext) {
  const [row] = await db
    .select({ id: person.id })
    .from(person)
    .where(eq(person.isPlatformAdmin, true))
    .limit(1);
  const { id } = present(row);
  return { id, sessionId: 0, roles: ['platformAdmin'], organisationId: null } as const;
}

async function findProduct({ db }: SeedContext, title: string) {
  const [row] = await db
    .select({ id: commodity.id })
    .from(commodity)
    .where(eq(commodity.title, title));
  return present(row).id;
}

async function findDepartments({ db }: SeedContext, organisationId: number, names: string[]) {
  const rows = await db
    .select({ id: department.id })
    .from(department)
    .where(and(eq(department.organisationId, organisationId), inArray(department.name, names)));
  return rows.map(({ id }) => id);
}
