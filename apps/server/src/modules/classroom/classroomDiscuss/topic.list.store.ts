import { commentStateCodes } from '@cheese/domain/codes/base/visibility';
import type { TopicKind } from '@cheese/domain/codes/classroom/topics';
import { commentSubjectCodes } from '@cheese/domain/codes/learning/commentSubjects';
import { teachingRoleCodes } from '@cheese/domain/codes/school/teachingClasses';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { likePattern } from '../../../db/likePattern';
import { type Paged, rowsOf } from '../../../db/paged';
import { type Given, preparedBy } from '../../../db/prepared';
import { comment } from '../../learning/course/learners/comment.tables';
import { membership } from '../../people/organisation/member.tables';
import { teachingPlace } from '../../people/organisation/teachingClass.tables';
import type { Reader } from '../seat/reader';
import { classTopic } from './classroomDiscuss.tables';

/** In a part of its own: a column that stands in a selected `sql` itself loses its table's name. */
const ofClass = sql`${classTopic.teachingClassId}`;
const hidden = sql.raw(String(commentStateCodes.hidden));

const reply = sql`${comment} c where c.subject_type = ${sql.raw(String(commentSubjectCodes.classroom))}
  and c.subject_id = ${sql`${classTopic.id}`}`;
const isPublic = sql`c.held_at is null and c.state <> ${hidden} and (c.comment_id is null or exists
  (select 1 from ${comment} r
    where r.id = c.comment_id and r.held_at is null and r.state <> ${hidden}))`;

const answeredByStaff = sql<boolean>`exists (select 1 from ${reply} and ${isPublic}
  and exists (select 1 from ${teachingPlace} p join ${membership} m on m.id = p.membership_id
    where p.teaching_class_id = ${ofClass} and m.person_id = c.person_id
      and p.role <> ${sql.raw(String(teachingRoleCodes.learner))}))`;

const shown = {
  row: classTopic,
  replyCount: sql<number>`(select count(*) from ${reply} and ${isPublic})::int`,
  lastReplyAt: sql<Date | null>`(select max(c.created_at) from ${reply} and ${isPublic})`.mapWith(
    classTopic.createdAt,
  ),
  isAnsweredByStaff: answeredByStaff,
};

/** What a reader may know of. */
const isSeen = ({ classId, personId, isStaff }: Given<Reader>) =>
  and(
    eq(classTopic.teachingClassId, classId),
    sql`(${isStaff}::boolean or ${classTopic.personId} = ${personId}
      or (${classTopic.heldAt} is null and ${classTopic.state} <> ${hidden}))`,
  );

interface Looked extends Paged, Reader {
  kind: TopicKind;
  keyword?: string | undefined;
  isDiscussed?: boolean | undefined;
  isWaiting?: boolean | undefined;
}

const narrowings = {
  discussed: ({ personId }: Given<Reader>): SQL =>
    sql`(${classTopic.personId} = ${personId} or exists
      (select 1 from ${reply} and c.person_id = ${personId}))`,
  waiting: sql`(not ${answeredByStaff} and ${classTopic.bestId} is null
    and ${classTopic.heldAt} is null and ${classTopic.state} <> ${hidden})`,
};

/** Pinned ones first, then those with the latest word. */
export function selectTopics(
  db: Db,
  { keyword, isDiscussed = false, isWaiting = false, ...looked }: Looked,
) {
  const words = keyword?.trim();
  const { page, pageCnt, ...asked } = looked;
  const values = {
    ...asked,
    pattern: words ? likePattern(words) : undefined,
    ...rowsOf({ page, pageCnt }),
  };
  const list = `class_topics_${isDiscussed}_${isWaiting}`;
  return preparedBy(db, list, values, ({ limit, offset, ...given }) =>
    db
      .select({ ...shown, total: sql<number>`(count(*) over ())::int` })
      .from(classTopic)
      .where(
        and(
          isSeen(given),
          eq(classTopic.kind, given.kind),
          isDiscussed ? narrowings.discussed(given) : undefined,
          isWaiting ? narrowings.waiting : undefined,
          given.pattern === undefined ? undefined : sql`${classTopic.title} ilike ${given.pattern}`,
        ),
      )
      .orderBy(
        sql`${classTopic.pinnedAt} desc nulls last`,
        sql`coalesce(${shown.lastReplyAt}, ${classTopic.createdAt}) desc`,
        desc(classTopic.id),
      )
      .limit(limit)
      .offset(offset),
  );
}

export async function findTopicSeen(db: Db, reader: Reader, id: number) {
  const rows = await preparedBy(db, 'class_topic', { ...reader, id }, (given) =>
    db
      .select(shown)
      .from(classTopic)
      .where(and(isSeen(given), eq(classTopic.id, given.id))),
  );
  return rows[0] ?? null;
}
