import { consentBaseCodes } from '@cheese/domain/codes/school/guardianConsent';
import { genderCodes } from '@cheese/domain/codes/people/people';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import type { Db } from '@cheese/server/db/database';
import { membership } from '@cheese/server/modules/people/organisation/member.tables';
import { person } from '@cheese/server/modules/people/person/person.tables';
import {
  recordConsents,
  withdrawConsent,
} from '@cheese/server/modules/school/memberManage/guardian.service';
import { addMember } from '@cheese/server/modules/school/memberManage/member.service';
import { eq, inArray } from 'drizzle-orm';
import type { OpenedSchool } from './openSchool';
import type { DemoSchool } from './schools';

type Young = NonNullable<DemoSchool['teachingClasses'][number]['young']>[number];

/** A learner under 14, on whatever day this is planted, whose guardian has consented or not. */
export async function plantYoung({ db, admin }: OpenedSchool, young: Young): Promise<number> {
  const { name, number, age, guardian, consent } = young;
  const today = chinaDay(admin.clock.now().getTime());
  const birthMonth = `${Number(today.slice(0, 4)) - age}${today.slice(4, 7)}`;
  const { id } = await addMember(db, admin, {
    name,
    number,
    gender: genderCodes.undisclosed,
    departmentId: null,
    classId: null,
    year: null,
    role: roleCodes.learner,
    phone: null,
    birthMonth,
    guardian: { name: guardian, relation: null },
  });
  await forgetPassword(db, id);
  if (consent === 'waiting') return id;
  await recordConsents(db, admin, {
    people: [{ id, version: 1 }],
    basis: consentBaseCodes.paper,
    on: today,
  });
  if (consent === 'withdrawn') await withdrawConsent(db, admin, { id, version: 2 });
  return id;
}

/** Nobody has handed out the password that was made. */
async function forgetPassword(db: Db, id: number) {
  const line = db.select({ id: membership.personId }).from(membership).where(eq(membership.id, id));
  await db.update(person).set({ passwordHash: null }).where(inArray(person.id, line));
}
