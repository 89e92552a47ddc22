import { roles, type Role } from '@cheese/domain/codes/people/roles';
import type { LookPlace } from '@cheese/domain/codes/people/privacy';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { findSchoolRole } from './privacy.people.store';
import { insertLook } from './privacy.store';
import { privacyTexts as texts } from './privacy.texts';

interface Look {
  personId: number;
  place: LookPlace;
  /** Where they look as one of a school; null as an operator of the platform. */
  organisationId: number | null;
}

/** Writes down that somebody opens the data of somebody else, who may read it. */
export async function writeLook(db: Db, { person, clock }: CallerContext, look: Look) {
  if (look.personId === person.id) return;
  const role = await roleOf(db, person.id, look.organisationId);
  await insertLook(db, { ...look, role, byPersonId: person.id, at: clock.now() });
}

async function roleOf(db: Db, personId: number, organisationId: number | null) {
  if (organisationId === null) return texts.ofPlatform;
  const found = await findSchoolRole(db, personId, organisationId);
  return found ? texts.inSchool(found.school, roles[found.role as Role]) : texts.ofPlatform;
}
