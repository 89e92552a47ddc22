import {
  moderationStateCodes,
  type ModerationCause,
  type ModerationState,
  type WordAction,
  type WordKind,
  type WordReportReason,
} from '@cheese/domain/codes/people/publicWords';
import { and, desc, eq, gt, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import { likePattern } from '../../../db/likePattern';
import type { Db } from '../../../db/database';
import { filtersOf } from '../../../db/filters';
import { pageBy, type Paged, rowsOf } from '../../../db/paged';
import { prepared } from '../../../db/prepared';
import { person } from '../../people/person/person.tables';
import { moderation, mute, sensitiveWord } from '../../people/publicWord/publicWord.tables';

interface Narrowed extends Paged {
  keyword?: string;
  kind?: WordKind;
  cause?: ModerationCause;
  state?: ModerationState;
}

const author = { id: person.id, nickname: person.nickname, avatar: person.avatar };

const isMuted = sql<boolean>`exists (select 1 from ${mute}
  where ${mute.personId} = ${moderation.personId}
    and (${mute.until} is null or ${mute.until} > ${sql.placeholder('now')}::timestamptz))`;

interface Reported {
  reason: WordReportReason;
  text: string;
  /** In milliseconds. */
  at: number;
}

const reports = sql<Reported[]>`(select coalesce(jsonb_agg(jsonb_build_object(
    'reason', it.reason, 'text', it.text, 'at', (extract(epoch from it.at) * 1000)::bigint)
    order by it.at), '[]')
  from word_report it where it.kind = ${moderation.kind} and it.target_id = ${moderation.targetId})`;

const ways = {
  keyword: sql`${moderation.text} ilike ${sql.placeholder('pattern')}`,
  kind: eq(moderation.kind, sql.placeholder('kind')),
  cause: eq(moderation.cause, sql.placeholder('cause')),
};

const inState = (state: ModerationState | undefined) => {
  if (state === undefined) return undefined;
  return state === moderationStateCodes.waiting
    ? isNull(moderation.decidedAt)
    : eq(moderation.verdict, state);
};

/** Waiting entries first, oldest on top; then decided ones, newest first. */
export function selectModeration(db: Db, now: Date, narrowed: Narrowed) {
  const { keyword, kind, cause, state } = narrowed;
  const chosen = filtersOf(ways, narrowed);
  const name = ['moderation', state, chosen.name].join('_');
  const plan = prepared(db, name, () => {
    const where = and(inState(state), chosen.where);
    return db
      .select({
        row: moderation,
        author,
        isMuted,
        reports,
        // Counted apart: what stands beside a row is looked up for the page alone.
        total: sql<number>`${db.$count(moderation, where)}::int`,
      })
      .from(moderation)
      .innerJoin(person, eq(person.id, moderation.personId))
      .where(where)
      .orderBy(
        sql`${moderation.decidedAt} desc nulls first`,
        sql`case when ${moderation.decidedAt} is null then ${moderation.id} end`,
        desc(moderation.id),
      )
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name);
  });
  const pattern = keyword && likePattern(keyword);
  return pageBy(plan, { kind, cause, pattern, now: now.toISOString() }, narrowed);
}

/** Locks the entry against concurrent decisions and edits. */
export async function lockModeration(tx: Db, id: number) {
  const rows = await tx.select().from(moderation).where(eq(moderation.id, id)).for('update');
  return rows[0] ?? null;
}

export async function selectSensitive(
  db: Db,
  { keyword, action, ...paged }: Paged & { keyword?: string; action?: WordAction },
) {
  const chosen = and(
    keyword ? ilike(sensitiveWord.word, likePattern(keyword)) : undefined,
    action && eq(sensitiveWord.action, action),
  );
  const { limit, offset } = rowsOf(paged);
  const rows = await db
    .select()
    .from(sensitiveWord)
    .where(chosen)
    .orderBy(desc(sensitiveWord.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(sensitiveWord, chosen) };
}

export async function selectMutes(
  db: Db,
  now: Date,
  { keyword, ...paged }: Paged & { keyword?: string },
) {
  const chosen = and(
    or(isNull(mute.until), gt(mute.until, now)),
    keyword
      ? inArray(
          mute.personId,
          db
            .select({ id: person.id })
            .from(person)
            .where(ilike(person.nickname, likePattern(keyword))),
        )
      : undefined,
  );
  const { limit, offset } = rowsOf(paged);
  const rows = await db
    .select({ row: mute, author })
    .from(mute)
    .innerJoin(person, eq(person.id, mute.personId))
    .where(chosen)
    .orderBy(desc(mute.mutedAt), desc(mute.personId))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(mute, chosen) };
}

/** A user of the main site who is no platform administrator. */
export async function findMutable(db: Db, personId: number) {
  const rows = await db
    .select({ isPlatformAdmin: person.isPlatformAdmin, service: person.service })
    .from(person)
    .where(eq(person.id, personId));
  return rows[0] ?? null;
}

export const countSensitive = (db: Db) => db.$count(sensitiveWord);
