import { muteSpanCodes, muteSpans, wordActions } from '@cheese/domain/codes/people/publicWords';
import type { Answers } from '@cheese/domain/contract/call';
import type { ModerationContract as C } from '@cheese/domain/contract/front/moderation';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { writeAudit } from '../../people/audit/audit.service';
import {
  deleteMute,
  deleteSensitive,
  updateSensitive,
  upsertMute,
  upsertSensitive,
} from '../../people/publicWord/publicWord.door';
import { bareOf } from '../../people/publicWord/publicWord.match';
import { countSensitive, findMutable, selectMutes, selectSensitive } from './moderation.store';

/** Each text is looked through for all of them. */
const MOST_WORDS = 5_000;
const DAY_MS = 86_400_000;

export async function listWords(
  db: Db,
  query: Static<C['words']['query']>,
): Promise<Answers<C['words']>> {
  const { rows, total } = await selectSensitive(db, query);
  const list = rows.map(({ id, word, action, addedAt }) => ({
    id,
    word,
    action,
    addedAt: addedAt.getTime(),
  }));
  return { list, total };
}

/** Two that are matched alike are one. */
export async function addWords(
  context: CallerContext<'db'>,
  { words, action }: Static<C['addWords']['body']>,
) {
  const { db, clock } = context;
  const byBare = new Map(words.map((word) => [bareOf(word).text, word.trim()]));
  if (byBare.has('')) refuse('words.blank');
  const rows = [...byBare].map(([bare, word]) => ({ bare, word, action, addedAt: clock.now() }));
  return db.transaction(async (tx) => {
    const added = await upsertSensitive(tx, rows);
    if ((await countSensitive(tx)) > MOST_WORDS) refuse('words.tooMany');
    const content = rows
      .map(({ word }) => word)
      .join('、')
      .slice(0, 200);
    const after = { content, kind: wordActions[action], count: String(rows.length) };
    await writeAudit(tx, context, { act: 'word.add', about: rows[0]?.word ?? '', after });
    return { added };
  });
}

export async function setWord(
  context: CallerContext<'db'>,
  { id, action }: Static<C['setWord']['body']>,
) {
  await context.db.transaction(async (tx) => {
    const word = (await updateSensitive(tx, id, action)) ?? refuse('words.gone');
    const after = { kind: wordActions[action] };
    await writeAudit(tx, context, { act: 'word.change', about: word, after });
  });
  return null;
}

export async function removeWord(context: CallerContext<'db'>, id: number) {
  await context.db.transaction(async (tx) => {
    const word = (await deleteSensitive(tx, id)) ?? refuse('words.gone');
    await writeAudit(tx, context, { act: 'word.remove', about: word });
  });
  return null;
}

export async function listMutes(
  db: Db,
  { clock }: CallerContext,
  query: Static<C['mutes']['query']>,
): Promise<Answers<C['mutes']>> {
  const { rows, total } = await selectMutes(db, clock.now(), query);
  const list = rows.map(({ row, author }) => ({
    person: { ...author, avatar: author.avatar ?? '' },
    reason: row.reason,
    mutedAt: row.mutedAt.getTime(),
    until: row.until?.getTime() ?? null,
  }));
  return { list, total };
}

/** Platform administrators cannot be muted, or they could mute each other. */
export async function mutePerson(context: CallerContext<'db'>, body: Static<C['mute']['body']>) {
  const { db, clock } = context;
  const { personId, days } = body;
  const reason = body.reason.trim();
  const found = await findMutable(db, personId);
  if (found?.service !== 'main') refuse('words.gone');
  if (found.isPlatformAdmin) refuse('access.denied');
  const mutedAt = clock.now();
  const until = days === muteSpanCodes.forever ? null : new Date(mutedAt.getTime() + days * DAY_MS);
  await db.transaction(async (tx) => {
    await upsertMute(tx, { personId, reason, mutedAt, until });
    const after = { reason, period: muteSpans[days] };
    const done = { about: String(personId), toPersonId: personId, after };
    await writeAudit(tx, context, { act: 'person.mute', ...done });
  });
  return null;
}

export async function unmutePerson(context: CallerContext<'db'>, personId: number) {
  await context.db.transaction(async (tx) => {
    if (!(await deleteMute(tx, personId))) refuse('words.gone');
    const done = { about: String(personId), toPersonId: personId };
    await writeAudit(tx, context, { act: 'person.unmute', ...done });
  });
  return null;
}
