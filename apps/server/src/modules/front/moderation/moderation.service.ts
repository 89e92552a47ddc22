import {
  moderationCauseCodes,
  moderationStateCodes,
  verdictCodes,
  type WordKind,
} from '@cheese/domain/codes/people/publicWords';
import type { Answers } from '@cheese/domain/contract/call';
import type { ModerationContract as C } from '@cheese/domain/contract/front/moderation';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { limits } from '../../base/limit/limit.rules';
import { consumeRateLimits } from '../../base/limit/limit.service';
import { writeAudit } from '../../people/audit/audit.service';
import { notifyPerson } from '../../people/notice/notice.notify';
import { addWaiting, insertReport, updateVerdict } from '../../people/publicWord/publicWord.door';
import { wordSources } from './moderation.sources';
import { lockModeration, selectModeration } from './moderation.store';
import { texts } from './moderation.texts';

const sourceOf = (kind: WordKind) =>
  wordSources.find((source) => source.kind === kind) ?? refuse('words.gone');

/** One report for each user and text; the first one puts it into moderation. */
export async function reportWords(context: CallerContext<'db'>, body: Static<C['report']['body']>) {
  const { db, person, clock } = context;
  const { kind, id: targetId, reason, text = '' } = body;
  const found = (await sourceOf(kind).find(context, targetId)) ?? refuse('words.gone');
  const now = clock.now();
  const limit = limits.wordReportsOfPerson;
  await consumeRateLimits(db, now, [{ key: `wordReport:${person.id}`, limit }]);
  await db.transaction(async (tx) => {
    const report = { kind, targetId, personId: person.id, reason, text: text.trim(), at: now };
    if (!(await insertReport(tx, report))) return;
    const target = { kind, targetId, personId: found.personId };
    await addWaiting(tx, {
      ...target,
      cause: moderationCauseCodes.report,
      text: found.text,
      words: [],
      at: now,
    });
  });
  return null;
}

export async function listModeration(
  db: Db,
  { clock }: CallerContext,
  query: Static<C['queue']['query']>,
): Promise<Answers<C['queue']>> {
  const { rows, total } = await selectModeration(db, clock.now(), query);
  const list = rows.map(({ row, author, isMuted, reports }) => ({
    id: row.id,
    kind: row.kind,
    cause: row.cause,
    text: row.text,
    words: row.words,
    isMuted,
    author: { ...author, avatar: author.avatar ?? '' },
    reports,
    at: row.at.getTime(),
    state: row.verdict ?? moderationStateCodes.waiting,
  }));
  return { list, total };
}

/** The decision applies to the version that was reviewed; an edited text is a new one. */
export async function decide(
  context: CallerContext<'db'>,
  { id, at, verdict }: Static<C['decide']['body']>,
) {
  const { db, person, clock } = context;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const row = (await lockModeration(tx, id)) ?? refuse('words.gone');
    if (row.decidedAt || row.at.getTime() !== at) refuse('words.decided');
    await updateVerdict(tx, id, { verdict, decidedAt: now, decidedBy: person.id });
    const source = sourceOf(row.kind);
    if (verdict === verdictCodes.pass) await source.publish(tx, row.targetId, now);
    else await source.remove(tx, row.targetId);
    const told = texts.told(row.kind, verdict, row.text);
    // A user whose text was reported without good reason is not notified.
    if (verdict === verdictCodes.remove || row.cause === moderationCauseCodes.word) {
      await notifyPerson(tx, { personId: row.personId, ...told, now });
    }
    const state = verdict === verdictCodes.pass ? texts.passed : texts.removed;
    const content = row.text.slice(0, 200);
    const done = { about: String(row.targetId), toPersonId: row.personId };
    await writeAudit(tx, context, { act: 'word.decide', ...done, after: { state, content } });
  });
  return null;
}
