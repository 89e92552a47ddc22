import {
  moderationCauseCodes,
  verdictCodes,
  type ModerationCause,
  type WordKind,
} from '@cheese/domain/codes/people/publicWords';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { prepared } from '../../../db/prepared';
import { moderation, mute, sensitiveWord, wordReport } from './publicWord.tables';

/** Reads the user's mute and the watched words in one statement. */
export async function findSpeaking(db: Db, personId: number) {
  const plan = prepared(db, 'speaking', () =>
    db
      .select({
        // By the first of them drizzle tells whether there is a row.
        mute: { reason: mute.reason, until: mute.until },
        words: sql<WatchedWord[]>`(select coalesce(jsonb_agg(jsonb_build_object(
          'word', it.word, 'bare', it.bare, 'action', it.action)), '[]') from sensitive_word it)`,
      })
      .from(sql`(values (${sql.placeholder('personId')}::int)) as speaker(id)`)
      .leftJoin(mute, sql`${mute.personId} = speaker.id`)
      .prepare('speaking'),
  );
  const [found] = await plan.execute({ personId });
  return found ?? { mute: null, words: [] };
}

type WatchedWord = Pick<typeof sensitiveWord.$inferSelect, 'word' | 'bare' | 'action'>;

export const selectWords = (db: Db) =>
  prepared(db, 'sensitive_words', () =>
    db
      .select({ word: sensitiveWord.word, bare: sensitiveWord.bare, action: sensitiveWord.action })
      .from(sensitiveWord)
      .prepare('sensitive_words'),
  ).execute();

interface Waiting {
  kind: WordKind;
  targetId: number;
  personId: number;
  cause: ModerationCause;
  text: string;
  words: string[];
  at: Date;
}

/** One line for each text: written anew, it is the new text that waits. */
export async function upsertWaiting(db: Db, { cause, text, words, at, ...target }: Waiting) {
  const said = { cause, text, words, at };
  await db
    .insert(moderation)
    .values({ ...target, ...said })
    .onConflictDoUpdate({
      target: [moderation.kind, moderation.targetId],
      targetWhere: isNull(moderation.decidedAt),
      set: said,
    });
}

interface Target {
  kind: WordKind;
  targetId: number;
}

const isWaiting = ({ kind, targetId }: Target) =>
  and(eq(moderation.kind, kind), eq(moderation.targetId, targetId), isNull(moderation.decidedAt));

async function isAnyWaiting(db: Db, target: Target) {
  const plan = prepared(db, 'words_waiting', () =>
    db
      .select({ id: moderation.id })
      .from(moderation)
      .where(
        and(
          eq(moderation.kind, sql.placeholder('kind')),
          eq(moderation.targetId, sql.placeholder('targetId')),
          isNull(moderation.decidedAt),
        ),
      )
      .prepare('words_waiting'),
  );
  return (await plan.execute({ ...target })).length > 0;
}

/** A reported text stays in moderation after an edit, with its new words. */
export async function renewWaiting(
  db: Db,
  target: Target,
  { text, at }: { text: string; at: Date },
) {
  if (!(await isAnyWaiting(db, target))) return;
  const held = and(isWaiting(target), eq(moderation.cause, moderationCauseCodes.word));
  await db.delete(moderation).where(held);
  await db.update(moderation).set({ text, at }).where(isWaiting(target));
}

/** A deleted text leaves the moderation queue. */
export async function deleteWaiting(db: Db, kind: WordKind, targetIds: number[]) {
  const isOne = and(eq(moderation.kind, kind), inArray(moderation.targetId, targetIds));
  await db.delete(moderation).where(and(isOne, isNull(moderation.decidedAt)));
}

export async function insertReport(
  db: Db,
  report: typeof wordReport.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(wordReport)
    .values(report)
    .onConflictDoNothing()
    .returning({ one: sql`1` });
  return rows.length > 0;
}

/** A text that waits already keeps its cause; one that was looked at and stays has its answer. */
export async function addWaiting(db: Db, waiting: Waiting) {
  const { kind, targetId, text } = waiting;
  const isIt = and(eq(moderation.kind, kind), eq(moderation.targetId, targetId));
  const kept = and(isIt, eq(moderation.verdict, verdictCodes.pass), eq(moderation.text, text));
  if ((await db.$count(moderation, kept)) > 0) return;
  await db.insert(moderation).values(waiting).onConflictDoNothing();
}
