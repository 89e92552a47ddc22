import type { Answers } from '@cheese/domain/contract/call';
import type {
  ClassroomDiscussContract as C,
  Topic,
} from '@cheese/domain/contract/classroom/classroomDiscuss';
import type { Static } from 'typebox';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import { withTotal } from '../../../db/paged';
import type { Person } from '../../../plugins/access';
import type { InClassroom } from '../seat/answerInClassroom';
import { type Reader, readerOf } from '../seat/reader';
import { seatOf } from '../seat/seat.service';
import { findTopicSeen, selectTopics } from './topic.list.store';
import { findReply, findTopic } from './topic.store';

type Found = NonNullable<Awaited<ReturnType<typeof findTopicSeen>>>;

/** Classmates do not learn who opened an anonymous topic. */
const isVeiled = ({ row }: Found, { isStaff: sees, personId }: Reader) =>
  row.isAnonymous && !sees && row.personId !== personId;

function toTopic(found: Found, reader: Reader): Topic {
  const { row, replyCount, lastReplyAt, isAnsweredByStaff } = found;
  const { id, kind, title, state, isAnonymous } = row;
  return {
    id,
    kind,
    title,
    state,
    isAnonymous,
    replyCount,
    isAnsweredByStaff,
    author: isVeiled(found, reader) ? null : row.author,
    isPinned: row.pinnedAt !== null,
    isHeld: row.heldAt !== null,
    isMine: row.personId === reader.personId,
    isSolved: row.bestId !== null,
    createdAt: row.createdAt.getTime(),
    lastReplyAt: lastReplyAt?.getTime() ?? null,
  };
}

export async function listTopics(
  context: InClassroom,
  { courseId: _courseId, ...query }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const reader = readerOf(context);
  const { rows, total } = await withTotal({ ...query, ...reader }, (asked) =>
    selectTopics(context.db, asked),
  );
  return { list: rows.map((row) => toTopic(row, reader)), total };
}

export async function readTopic(context: InClassroom, id: number): Promise<Answers<C['detail']>> {
  const { db, seat } = context;
  const reader = readerOf(context);
  const found = (await findTopicSeen(db, reader, id)) ?? refuse('classTopic.gone');
  const { row } = found;
  const best = row.bestId === null ? null : await findReply(db, { ...seat, id }, row.bestId);
  const isBestVeiled = best?.personId === row.personId && isVeiled(found, reader);
  return {
    ...toTopic(found, reader),
    html: row.html,
    editedAt: row.editedAt?.getTime() ?? null,
    best: best && { ...best, author: isBestVeiled ? null : best.author },
    mayModerate: reader.isStaff,
  };
}

/** Where a topic is, for who may see it. */
export async function locateTopic(
  db: Db,
  person: Person,
  id: number,
): Promise<Answers<C['locate']>> {
  const row = await findTopic(db, id);
  const seat = row && (await seatOf(db, person, row.teachingClassId));
  if (!row || !seat) return refuse('classTopic.gone');
  return { courseId: row.teachingClassId, kind: row.kind };
}
