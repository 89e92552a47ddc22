import { commentStateCodes } from '@cheese/domain/codes/base/visibility';
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type Placeholder,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { type Paged, rowsOf } from '../../../db/paged';
import { person } from '../../people/person/person.tables';
import {
  comment,
  commentLike,
  commentMention,
  courseRating,
} from '../course/learners/comment.tables';
import type { Subject } from './comment.subject';

/** Number of replies shown under a comment before all are requested. */
const FIRST_REPLIES = 2;

/** Moderators also see hidden comments. */
const isSeen = (mayModerate: boolean) =>
  and(
    isNull(comment.heldAt),
    mayModerate ? undefined : ne(comment.state, commentStateCodes.hidden),
  );

const likeCount = sql<number>`(select count(*)::int from ${commentLike}
  where ${commentLike.commentId} = ${comment.id} and ${commentLike.takenBackAt} is null)`;

const starsOf = (courseId: number | null | Placeholder) => sql<
  number | null
>`(select ${courseRating.stars}
  from ${courseRating} where ${courseRating.courseId} = ${courseId}::int
  and ${courseRating.personId} = ${comment.personId})`;

const author = { id: person.id, nickname: person.nickname, avatar: person.avatar };

const columnsFor = ({ courseId }: Pick<Subject, 'courseId'>) => ({
  row: comment,
  author,
  likeCount,
  stars: starsOf(courseId),
});

const ofSubject = ({ subjectType, subjectId }: Subject) =>
  and(eq(comment.subjectType, subjectType), eq(comment.subjectId, subjectId));

/** The comments of a page, pinned ones first. */
export function selectComments(db: Db, subject: Subject, paged: Paged) {
  const { limit, offset } = rowsOf(paged);
  return db
    .select({ ...columnsFor(subject), total: sql<number>`count(*) over ()::int` })
    .from(comment)
    .innerJoin(person, eq(person.id, comment.personId))
    .where(and(ofSubject(subject), isNull(comment.commentId), isSeen(subject.mayModerate)))
    .orderBy(sql`${comment.pinnedAt} desc nulls last`, desc(comment.id))
    .limit(limit)
    .offset(offset);
}

export type CommentFound = Awaited<ReturnType<typeof selectComments>>[number];

/** One of a subject. */
export async function selectComment(db: Db, { courseId }: Subject, id: number) {
  const plan = prepared(db, 'comment_shown', () =>
    db
      .select({ row: comment, author, likeCount, stars: starsOf(sql.placeholder('courseId')) })
      .from(comment)
      .innerJoin(person, eq(person.id, comment.personId))
      .where(eq(comment.id, sql.placeholder('id')))
      .prepare('comment_shown'),
  );
  return (await plan.execute({ courseId, id }))[0] ?? null;
}

export const countComments = (db: Db, subject: Subject) =>
  db.$count(
    comment,
    and(ofSubject(subject), isNull(comment.commentId), isSeen(subject.mayModerate)),
  );

const replyColumns = { row: comment, author, likeCount };

/** The first replies to some comments, and how many each of them has. */
export async function selectFirstReplies(db: Db, ids: number[], mayModerate: boolean) {
  if (ids.length === 0) return [];
  const numbered = db
    .select({
      id: comment.id,
      nth: sql<number>`row_number() over (partition by ${comment.commentId} order by ${comment.id})`.as(
        'nth',
      ),
      inAll: sql<number>`(count(*) over (partition by ${comment.commentId}))::int`.as('in_all'),
    })
    .from(comment)
    .where(and(inArray(comment.commentId, ids), isSeen(mayModerate)))
    .as('numbered');
  return db
    .select({ ...replyColumns, inAll: numbered.inAll })
    .from(numbered)
    .innerJoin(comment, eq(comment.id, numbered.id))
    .innerJoin(person, eq(person.id, comment.personId))
    .where(sql`${numbered.nth} <= ${FIRST_REPLIES}`)
    .orderBy(asc(comment.id));
}

/** A page of replies, including the reader's own held ones. */
export async function selectReplies(
  db: Db,
  commentId: number,
  { personId, mayModerate, ...paged }: Paged & { personId: number; mayModerate: boolean },
) {
  const chosen = and(
    eq(comment.commentId, commentId),
    or(isSeen(mayModerate), eq(comment.personId, personId)),
  );
  const { limit, offset } = rowsOf(paged);
  const rows = await db
    .select(replyColumns)
    .from(comment)
    .innerJoin(person, eq(person.id, comment.personId))
    .where(chosen)
    .orderBy(asc(comment.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(comment, chosen) };
}

export const selectReply = (db: Db, id: number) =>
  prepared(db, 'reply_shown', () =>
    db
      .select(replyColumns)
      .from(comment)
      .innerJoin(person, eq(person.id, comment.personId))
      .where(eq(comment.id, sql.placeholder('id')))
      .prepare('reply_shown'),
  ).execute({ id });

const ofAsked = and(
  eq(comment.subjectType, sql.placeholder('subjectType')),
  eq(comment.subjectId, sql.placeholder('subjectId')),
);
const asked = ({ subjectType, subjectId }: Subject, personId: number) => ({
  subjectType,
  subjectId,
  personId,
});
const isTheirs = eq(comment.personId, sql.placeholder('personId'));
const isUnseen = or(isNotNull(comment.heldAt), eq(comment.state, commentStateCodes.hidden));

/** The comments of one person that others do not see. */
export const selectUnseenComments = (db: Db, subject: Subject, personId: number) =>
  prepared(db, 'comments_unseen', () =>
    db
      .select({
        row: comment,
        author,
        likeCount,
        stars: starsOf(sql.placeholder('courseId')),
        total: sql<number>`count(*) over ()::int`,
      })
      .from(comment)
      .innerJoin(person, eq(person.id, comment.personId))
      .where(and(ofAsked, isNull(comment.commentId), isTheirs, isUnseen))
      .orderBy(sql`${comment.pinnedAt} desc nulls last`, desc(comment.id))
      .prepare('comments_unseen'),
  ).execute({ ...asked(subject, personId), courseId: subject.courseId });

/** Those of one person under some comments that others do not see. */
export const selectUnseenReplies = (db: Db, subject: Subject, personId: number) =>
  prepared(db, 'replies_unseen', () =>
    db
      .select(replyColumns)
      .from(comment)
      .innerJoin(person, eq(person.id, comment.personId))
      .where(and(ofAsked, isNotNull(comment.commentId), isTheirs, isUnseen))
      .orderBy(asc(comment.id))
      .prepare('replies_unseen'),
  ).execute(asked(subject, personId));

export type ReplyFound = Awaited<ReturnType<typeof selectUnseenReplies>>[number];

/** Reads mentions in these comments, and the authors of the comments they answer. */
export async function selectNamed(db: Db, ids: number[], answersIds: number[]) {
  if (ids.length === 0) return { mentions: [], answered: [] };
  const isOne = (column: typeof comment.id | typeof commentMention.commentId) =>
    sql`${column} = any(${sql.placeholder('ids')}::int[])`;
  const [mentions, answered] = await Promise.all([
    prepared(db, 'people_mentioned', () =>
      db
        .select({ commentId: commentMention.commentId, author })
        .from(commentMention)
        .innerJoin(person, eq(person.id, commentMention.personId))
        .where(isOne(commentMention.commentId))
        .prepare('people_mentioned'),
    ).execute({ ids }),
    answersIds.length === 0
      ? []
      : prepared(db, 'people_answered', () =>
          db
            .select({ commentId: comment.id, author })
            .from(comment)
            .innerJoin(person, eq(person.id, comment.personId))
            .where(isOne(comment.id))
            .prepare('people_answered'),
        ).execute({ ids: answersIds }),
  ]);
  return { mentions, answered };
}

export async function selectLiked(db: Db, subject: Subject, personId: number) {
  const plan = prepared(db, 'comments_liked', () =>
    db
      .select({ id: commentLike.commentId })
      .from(commentLike)
      .innerJoin(comment, eq(comment.id, commentLike.commentId))
      .where(
        and(
          ofAsked,
          eq(commentLike.personId, sql.placeholder('personId')),
          isNull(commentLike.takenBackAt),
        ),
      )
      .prepare('comments_liked'),
  );
  const rows = await plan.execute(asked(subject, personId));
  return new Set(rows.map(({ id }) => id));
}

/** Filters to people who have a public comment on the subject. */
export async function selectWriters(db: Db, subject: Subject, personIds: number[]) {
  if (personIds.length === 0) return [];
  const rows = await db
    .select({ personId: comment.personId, count: count() })
    .from(comment)
    .where(and(ofSubject(subject), isSeen(false), inArray(comment.personId, personIds)))
    .groupBy(comment.personId);
  return rows.map(({ personId }) => personId);
}
