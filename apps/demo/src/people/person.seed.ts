import type { Db } from '@cheese/server/db/database';
import type { Seed } from '../planting/seed';
import { hashPassword } from '@cheese/server/modules/people/tries/password';
import { membership } from '@cheese/server/modules/people/organisation/member.tables';
import { organisation } from '@cheese/server/modules/people/organisation/organisation.tables';
import { person } from '@cheese/server/modules/people/person/person.tables';
import { grant } from '@cheese/server/modules/shop/entitlement/entitlement.service';
import { demoOrganisations } from './person/organisations';
import { demoPassword, demoPeople, type DemoPerson, demoRollLine } from './person/people';

const MEMBER_DAYS = 300;

const aMembership = (personId: number) => ({
  personId,
  given: { tier: 'vip3' } as const,
  days: MEMBER_DAYS,
  origin: { origin: 'gift', originKey: `demo:${personId}` } as const,
});

export const seedPeople: Seed = {
  area: 'people',
  async plant({ db, clock }) {
    const now = clock.now();
    const organisationId = await plantOrganisations(db);
    // One hash for all: they have one password, and it is printed.
    const passwordHash = await hashPassword(demoPassword);
    for (const demo of demoPeople) {
      await plantPerson(db, { demo, passwordHash, now }, organisationId);
    }
    const { organisation: school, ...line } = demoRollLine;
    const row = { ...line, organisationId: organisationId(school), role: 3 } as const;
    await db.insert(membership).values(row);
  },
};

type OrganisationId = (name: string) => number;

async function plantOrganisations(db: Db): Promise<OrganisationId> {
  const rows = await db
    .insert(organisation)
    .values(demoOrganisations.map((name) => ({ name })))
    .returning();
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return (name) => ids.get(name) ?? 0;
}

interface Planting {
  demo: DemoPerson;
  passwordHash: string;
  now: Date;
}

async function plantPerson(db: Db, { demo, passwordHash, now }: Planting, idOf: OrganisationId) {
  const { role: _role, memberships = [], isMember, ...facts } = demo;
  const row = { ...facts, nickname: demo.name, passwordHash, registeredAt: now };
  const [planted] = await db.insert(person).values(row).returning({ id: person.id });
  const personId = planted?.id ?? 0;
  for (const { organisation: name, ...line } of memberships) {
    const place = { organisationId: idOf(name), personId, number: line.account, name: demo.name };
    await db.insert(membership).values({ ...line, ...place });
  }
  if (isMember) await grant(db, aMembership(personId), now);
}
