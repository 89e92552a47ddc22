import { roles, type Role } from '@cheese/domain/codes/people/roles';
import type { LookPlace } from '@cheese/domain/codes/people/privacy';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { lruCache } from '../../../support/lruCache';
import { findSchoolRole } from './privacy.people.store';
import { insertLook } from './privacy.store';
import { privacyTexts as texts } from './privacy.texts';

interface Look {
  personId: number;
  place: LookPlace;
  /** Where they look as one of a school; null as an operator of the platform. */
  organisationId: number | null;
}

const SAME_LOOK_MS = 10 * 60_000;

const recent = lruCache<number>({
  name: 'looks just written',
  invalidatedBy: 'ten minutes',
  most: 10_000,
});

/**
 * Writes down that somebody opens the data of somebody else, who may read it. Whoever opens it again
 * within ten minutes still looks.
 */
export async function writeLook(db: Db, { person, clock }: CallerContext, look: Look) {
  if (look.personId === person.id) return;
  const key = [person.id, look.personId, look.place, look.organisationId].join();
  const now = clock.now();
  const age = now.getTime() - (recent.find(key) ?? -Infinity);
  if (age >= 0 && age < SAME_LOOK_MS) return;
  recent.keep(key, now.getTime());
  try {
    const role = await roleOf(db, person.id, look.organisationId);
    await insertLook(db, { ...look, role, byPersonId: person.id, at: now });
  } catch (error) {
    recent.forget(key);
    throw error;
  }
}

async function roleOf(db: Db, personId: number, organisationId: number | null) {
  if (organisationId === null) return texts.ofPlatform;
  const found = await findSchoolRole(db, personId, organisationId);
  return found ? texts.inSchool(found.school, roles[found.role as Role]) : texts.ofPlatform;
}
