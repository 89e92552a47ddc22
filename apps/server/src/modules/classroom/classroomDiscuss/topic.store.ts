import { commentSubjectCodes } from '@cheese/domain/codes/learning/commentSubjects';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { present } from '../../../db/present';
import { isPublic, rootComment } from '../../learning/comment/comment.door';
import { comment } from '../../learning/course/learners/comment.tables';
import { membership } from '../../people/organisation/member.tables';
import { person } from '../../people/person/person.tables';
import { classTopic, type ClassTopicRow } from './classroomDiscuss.tables';

export async function findTopic(db: Db, id: number): Promise<ClassTopicRow | null> {
  const plan = prepared(db, 'class_topic_alone', () =>
    db
      .select()
      .from(classTopic)
      .where(eq(classTopic.id, sql.placeholder('id')))
      .prepare('class_topic_alone'),
  );
  const rows = await plan.execute({ id });
  return rows[0] ?? null;
}

/** One of a class, locked against concurrent changes. */
export async function lockTopic(tx: Db, classId: number, id: number) {
  const rows = await tx
    .select()
    .from(classTopic)
    .where(and(eq(classTopic.id, id), eq(classTopic.teachingClassId, classId)))
    .for('update');
  return rows[0] ?? null;
}

export async function insertTopic(tx: Db, row: typeof classTopic.$inferInsert) {
  const [made] = await tx.insert(classTopic).values(row).returning({ id: classTopic.id });
  return present(made).id;
}

export async function updateTopic(
  tx: Db,
  id: number,
  set: Partial<typeof classTopic.$inferInsert>,
) {
  await tx.update(classTopic).set(set).where(eq(classTopic.id, id));
}

export async function deleteTopic(tx: Db, id: number) {
  await tx.delete(classTopic).where(eq(classTopic.id, id));
}

const ofTopic = (id: number) =>
  and(eq(comment.subjectType, commentSubjectCodes.classroom), eq(comment.subjectId, id));

/** Replies of others, whether they are shown or not. */
export const countOthers = (tx: Db, { id, personId }: ClassTopicRow) =>
  tx.$count(comment, and(ofTopic(id), ne(comment.personId, personId)));

/** A reply that everybody sees, with its author by the roll of the school. */
export async function findReply(
  db: Db,
  { id, organisationId }: { id: number; organisationId: number },
  commentId: number,
) {
  const rows = await db
    .select({
      commentId: comment.id,
      personId: comment.personId,
      text: comment.text,
      author: sql<string>`coalesce(${membership.name}, ${person.nickname})`,
    })
    .from(comment)
    .innerJoin(person, eq(person.id, comment.personId))
    .leftJoin(
      membership,
      and(eq(membership.personId, comment.personId), eq(membership.organisationId, organisationId)),
    )
    .leftJoin(rootComment, eq(rootComment.id, comment.commentId))
    .where(and(ofTopic(id), eq(comment.id, commentId), isPublic()));
  return rows[0] ?? null;
}
