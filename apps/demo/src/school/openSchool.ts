import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import type { Db } from '@cheese/server/db/database';
import { present } from '@cheese/server/db/present';
import { membership } from '@cheese/server/modules/people/organisation/member.tables';
import { organisation } from '@cheese/server/modules/people/organisation/organisation.tables';
import { warmSessions } from '@cheese/server/modules/people/session/warmSessions';
import type { SchoolCaller } from '@cheese/server/modules/school/rights/schoolAudit';
import { editProfile } from '@cheese/server/modules/school/schoolProfile/schoolProfile.service';
import { and, asc, eq } from 'drizzle-orm';
import type { SeedContext } from '../planting/seed';
import type { DemoSchool } from './schools';

/** A school as its administrator, who does everything that is planted in it. */
export interface OpenedSchool {
  db: Db;
  organisationId: number;
  admin: SchoolCaller & { sessions: ReturnType<typeof warmSessions> };
  /** The line on the roll of somebody who is named. */
  memberOf(name: string): Promise<{ id: number; personId: number }>;
}

/** A school with the profile that it writes of itself. */
export async function openSchool(soil: SeedContext, { organisation: name, profile }: DemoSchool) {
  const school = await enterSchool(soil, name);
  const { db, admin, version } = school;
  await editProfile(db, admin, { ...profile, name, version });
  return school;
}

/** A school that was planted before. */
export async function enterSchool(
  { db, clock }: SeedContext,
  name: string,
): Promise<OpenedSchool & { version: number }> {
  const [row] = await db.select().from(organisation).where(eq(organisation.name, name));
  const { id: organisationId, version } = present(row);
  const find = memberFinder(db, organisationId);
  const { id: memberId, personId } = await find(eq(membership.role, roleCodes.schoolAdmin));
  const admin = {
    clock,
    person: { id: personId, sessionId: 0, roles: ['schoolAdmin'], organisationId },
    caller: { service: 'main', address: '127.0.0.1', userAgent: '' },
    sessions: warmSessions(db, clock),
    reach: {
      organisationId,
      memberId,
      isAdministrator: true,
      isWhole: true,
      departments: [],
      classes: [],
      teachingClasses: [],
    },
  } satisfies OpenedSchool['admin'];
  return { db, organisationId, version, admin, memberOf: (who) => find(eq(membership.name, who)) };
}

const memberFinder = (db: Db, organisationId: number) => async (isIt: ReturnType<typeof eq>) => {
  const [row] = await db
    .select({ id: membership.id, personId: membership.personId })
    .from(membership)
    .where(
      and(
        eq(membership.organisationId, organisationId),
        eq(membership.state, memberStateCodes.active),
        isIt,
      ),
    )
    .orderBy(asc(membership.id))
    .limit(1);
  const { id, personId } = present(row);
  return { id, personId: present(personId) };
};
