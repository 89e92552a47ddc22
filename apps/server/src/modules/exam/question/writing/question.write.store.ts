import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { eq, max } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { fingerprintOf } from './fingerprint';
import { question, questionVersion } from '../../bank/question.tables';

interface Writing {
  bankId: number;
  chapterId: number;
  place: number;
  /** The first of its group, where it belongs to one that is there. */
  groupId: number | null;
  /** Others will belong to it. */
  startsGroup: boolean;
  /** Idempotency key of the draft, if it may be submitted twice. */
  stamp?: string;
  draft: QuestionDraft;
  writtenBy: number | null;
  now: Date;
}

/** A new question with its first words. */
export async function writeQuestion(db: Db, { startsGroup, draft, ...row }: Writing) {
  const { bankId, chapterId, place, groupId, stamp = null } = row;
  const [made] = await db
    .insert(question)
    .values({ bankId, chapterId, place, groupId, stamp })
    .returning({ id: question.id });
  if (!made) throw new Error('the question was not written');
  const { id } = made;
  if (startsGroup) await db.update(question).set({ groupId: id }).where(eq(question.id, id));
  const { writtenBy, now } = row;
  await writeVersion(db, { questionId: id, nth: 1, draft, writtenBy, now });
  return id;
}

/** The next words of a question, which count from now on. */
export async function writeNext(db: Db, version: Omit<Version, 'nth'>): Promise<number> {
  const isIt = eq(questionVersion.questionId, version.questionId);
  const [newest] = await db
    .select({ nth: max(questionVersion.nth) })
    .from(questionVersion)
    .where(isIt);
  const nth = (newest?.nth ?? 0) + 1;
  await writeVersion(db, { ...version, nth });
  await db.update(question).set({ version: nth }).where(eq(question.id, version.questionId));
  return nth;
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
