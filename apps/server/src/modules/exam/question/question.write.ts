import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { fingerprintOf } from './fingerprint';
import { question, questionVersion } from './question.tables';

interface Writing {
  bankId: number;
  chapterId: number;
  place: number;
  /** The first of its group, where it belongs to one that is there. */
  groupId: number | null;
  /** Others will belong to it. */
  startsGroup: boolean;
  draft: QuestionDraft;
  writtenBy: number | null;
  now: Date;
}

/** A new question with its first words. */
export async function writeQuestion(db: Db, { startsGroup, draft, ...row }: Writing) {
  const { bankId, chapterId, place, groupId } = row;
  const [made] = await db
    .insert(question)
    .values({ bankId, chapterId, place, groupId })
    .returning({ id: question.id });
  if (!made) throw new Error('the question was not written');
  const { id } = made;
  if (startsGroup) await db.update(question).set({ groupId: id }).where(eq(question.id, id));
  await writeVersion(db, { ...row, questionId: id, nth: 1, draft });
  return id;
}

interface Version extends Pick<Writing, 'draft' | 'writtenBy' | 'now'> {
  questionId: number;
  nth: number;
}

async function writeVersion(db: Db, { questionId, nth, draft, writtenBy, now }: Version) {
  const { group: _group, ...words } = draft;
  const fingerprint = fingerprintOf(draft);
  const row = { questionId, nth, ...words, fingerprint, writtenBy, writtenAt: now };
  await db.insert(questionVersion).values(row);
}
