import { noticeKindCodes } from '@cheese/domain/codes/people/notices';
import type { Db } from '../../../db/database';
import type { Subject } from './comment.subject';
import type { CommentRow } from '../course/learners/comment.tables';
import { findComment, selectMentioned } from './comment.write.store';
import { tellResponse } from '../../people/notice/notice.door';

const EXCERPT = 60;
const excerptOf = (text: string) => (text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text);

const about = (row: CommentRow, product: Subject['product']) => ({
  ...({ target: 1, targetId: row.id, excerpt: excerptOf(row.text) } as const),
  ...product,
});

interface Concerned {
  answered: CommentRow | null;
  named: readonly number[];
}

export async function concernedBy(tx: Db, row: CommentRow): Promise<Concerned> {
  const answeredId = row.answersId ?? row.commentId;
  const answered = answeredId === null ? null : await findComment(tx, answeredId);
  return { answered, named: await selectMentioned(tx, row.id) };
}

/** Notifies the author being answered and the people mentioned, each once. */
export async function tellOfWords(
  tx: Db,
  row: CommentRow,
  { product, now, answered, named }: Concerned & { product: Subject['product']; now: Date },
) {
  const said = {
    senderId: row.personId,
    text: excerptOf(row.text),
    now,
    kind: noticeKindCodes.reply,
  } as const;
  if (answered) {
    const { personId } = answered;
    await tellResponse(tx, { ...said, personId, about: about(answered, product) });
  }
  for (const personId of named) {
    if (answered && personId === answered.personId) continue;
    const where = { ...about(row, product), isMention: true };
    await tellResponse(tx, { ...said, personId, about: where });
  }
}

export const tellOfLike = (
  tx: Db,
  row: CommentRow,
  { senderId, product, now }: { senderId: number; product: Subject['product']; now: Date },
) =>
  tellResponse(tx, {
    kind: noticeKindCodes.like,
    personId: row.personId,
    senderId,
    about: about(row, product),
    now,
  });
