import type { Db } from '../../../db/database';
import { questionNote, questionReport } from '../bank/question.tables';
import { and, eq, inArray } from 'drizzle-orm';

const { questionId, text } = questionNote;

export const selectNotes = (db: Db, personId: number, ids: number[]) =>
  db
    .select({ questionId, text })
    .from(questionNote)
    .where(and(eq(questionNote.personId, personId), inArray(questionId, ids)));

export async function keepNote(
  db: Db,
  {
    personId,
    about,
    writtenAt,
    words,
  }: { personId: number; about: number; writtenAt: Date; words: string },
) {
  const isIt = and(eq(questionNote.personId, personId), eq(questionId, about));
  if (words === '') await db.delete(questionNote).where(isIt);
  else {
    const written = { text: words, writtenAt };
    await db
      .insert(questionNote)
      .values({ personId, questionId: about, ...written })
      .onConflictDoUpdate({ target: [questionNote.personId, questionId], set: written });
  }
}

export const insertReport = (
  db: Db,
  {
    row,
    words,
    now,
  }: {
    row: Pick<typeof questionReport.$inferInsert, 'questionId' | 'version' | 'personId'>;
    words: string;
    now: Date;
  },
) => db.insert(questionReport).values({ ...row, text: words, reportedAt: now });
