import type { SchoolNoticeAudience } from '@cheese/domain/codes/school/schoolNotices';
import type { Role } from '@cheese/domain/codes/people/roles';
import type { AudienceAsked } from '@cheese/domain/contract/school/audience';
import type { CallerContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import { ownGroups, replaceAudience, selectGroups, writeAudience } from '../audience/audience.door';
import type { Reach } from '../rights/reach';
import { countClassesOf } from './schoolNotice.classes.store';
import type { SchoolNoticeRow } from './schoolNotice.tables';

export interface AudienceWritten {
  audience: SchoolNoticeAudience;
  groups: NonNullable<AudienceAsked['groups']>;
  roles: Role[];
}

/** Whether a right goes as far as somebody wants to send. */
export async function isWithin(
  db: Db,
  reach: Reach,
  { audience, groups }: Pick<AudienceWritten, 'audience' | 'groups'>,
): Promise<boolean> {
  if (reach.isWhole) return true;
  if (audience === 'organisation') return false;
  const { departments, classes, teachingClasses } = reach;
  const beyond = groups.filter(({ kind, id }) => {
    if (kind === 'department') return !departments.includes(id);
    if (kind === 'teachingClass') return !teachingClasses.includes(id);
    return kind === 'year' || !classes.includes(id);
  });
  if (beyond.some(({ kind }) => kind !== 'schoolClass')) return false;
  const ids = beyond.map(({ id }) => id);
  return ids.length === 0 || (await countClassesOf(db, departments, ids)) === ids.length;
}

/** Refuses an audience that nobody belongs to, another school's, and one beyond the caller's reach. */
export async function requireAudience(db: Db, reach: Reach, asked: AudienceWritten) {
  if (asked.audience === 'groups' && asked.groups.length === 0) refuse('audience.noGroups');
  if (!(await isWithin(db, reach, asked))) refuse('schoolNotice.beyondReach');
}

/** The condition by which people are found who are not saved as an audience yet. */
export async function addressedBy(db: Db, reach: Reach, asked: AudienceWritten) {
  await requireAudience(db, reach, asked);
  const { organisationId } = reach;
  const isWhole = asked.audience === 'organisation';
  const groups = isWhole ? null : await ownGroups(db, organisationId, asked.groups);
  return { organisationId, roles: asked.roles, groups };
}

/** By a saved notice. Groups that are gone are nobody's, never the whole school. */
export const addressedOf = ({
  organisationId,
  roles,
  audienceKind,
  audienceId,
}: SchoolNoticeRow) => ({
  organisationId,
  roles,
  groups: audienceKind === 'organisation' ? null : { audienceId: audienceId ?? 0 },
});

/** Saves the groups; null for the whole school, and while none is chosen. */
export async function saveAudience(
  tx: Db,
  own: CallerContext,
  before: number | null,
  { audience, groups }: AudienceWritten,
): Promise<number | null> {
  if (audience === 'organisation' || groups.length === 0) return null;
  const asked = { kind: 'groups', groups } as const;
  if (before === null) return writeAudience(tx, own, asked);
  await replaceAudience(tx, own, before, asked);
  return before;
}

export const groupsOf = (db: Db, { audienceId }: SchoolNoticeRow) =>
  audienceId === null ? Promise.resolve([]) : selectGroups(db, audienceId);
