import { memberStates } from '@cheese/domain/codes/people/memberStates';
import { memberStateCodes } from '@cheese/domain/codes/people/memberStates';
import { genders } from '@cheese/domain/codes/people/people';
import { roleCodes, roles } from '@cheese/domain/codes/people/roles';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { notice, noticeRead, noticeRecipient } from '../notice/notice.tables';
import { membership } from '../organisation/member.tables';
import { organisation } from '../organisation/organisation.tables';
import { person } from '../person/person.tables';
import { session } from '../session/session.tables';
import type { PersonalRow } from './privacy.part';
import { dataLook } from './privacy.tables';

const minute = (at: Date | null) => at && chinaMinute(at.getTime());

export async function selectProfile(db: Db, personId: number): Promise<PersonalRow[]> {
  const rows = await db.select().from(person).where(eq(person.id, personId));
  return rows.map((one) => [
    one.nickname,
    one.name,
    one.phone,
    genders[one.gender],
    one.introduction,
    minute(one.registeredAt),
  ]);
}

export const selectLines = (db: Db, personId: number) =>
  db
    .select({ line: membership, school: organisation.name })
    .from(membership)
    .innerJoin(organisation, eq(organisation.id, membership.organisationId))
    .where(eq(membership.personId, personId))
    .orderBy(membership.id);

export async function selectSchools(db: Db, personId: number): Promise<PersonalRow[]> {
  const rows = await selectLines(db, personId);
  return rows.map(({ school, line }) => [
    school,
    roles[line.role],
    line.name,
    line.number,
    line.phone,
    memberStates[line.state],
    minute(line.joinedAt),
  ]);
}

export async function selectSessions(db: Db, personId: number): Promise<PersonalRow[]> {
  const rows = await db
    .select()
    .from(session)
    .where(eq(session.personId, personId))
    .orderBy(desc(session.id));
  return rows.map((one) => [
    one.device,
    one.address,
    minute(one.signedInAt),
    minute(one.lastUsedAt),
    minute(one.revokedAt ?? one.expiresAt),
  ]);
}

export async function selectReceived(db: Db, personId: number): Promise<PersonalRow[]> {
  const rows = await db
    .select({
      title: notice.title,
      text: notice.text,
      at: notice.sentAt,
      readAt: noticeRead.readAt,
    })
    .from(noticeRecipient)
    .innerJoin(notice, eq(notice.id, noticeRecipient.noticeId))
    .leftJoin(
      noticeRead,
      and(eq(noticeRead.noticeId, notice.id), eq(noticeRead.personId, personId)),
    )
    .where(eq(noticeRecipient.personId, personId))
    .orderBy(desc(notice.id));
  return rows.map(({ title, text, at, readAt }) => [title, text, minute(at), minute(readAt)]);
}

export async function selectLooked(db: Db, personId: number) {
  return db
    .select({ at: dataLook.at, role: dataLook.role, place: dataLook.place })
    .from(dataLook)
    .where(eq(dataLook.personId, personId))
    .orderBy(desc(dataLook.id));
}

export async function findSchoolRole(db: Db, personId: number, organisationId: number) {
  const isIt = and(
    eq(membership.personId, personId),
    eq(membership.organisationId, organisationId),
  );
  const rows = await db
    .select({ role: membership.role, school: organisation.name })
    .from(membership)
    .innerJoin(organisation, eq(organisation.id, membership.organisationId))
    .where(isIt);
  return rows[0] ?? null;
}

/** Schools of which somebody is an active administrator, with their line there. */
export const selectAdministered = (db: Db, personId: number) =>
  db
    .select({ id: membership.id, organisationId: membership.organisationId })
    .from(membership)
    .where(
      and(
        eq(membership.personId, personId),
        eq(membership.role, roleCodes.schoolAdmin),
        eq(membership.state, memberStateCodes.active),
      ),
    )
    .orderBy(sql`${membership.organisationId}`);
