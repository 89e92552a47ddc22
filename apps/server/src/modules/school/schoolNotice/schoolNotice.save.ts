import { schoolNoticeLimits, unsentStates } from '@cheese/domain/codes/school/schoolNotices';
import type { Answers } from '@cheese/domain/contract/call';
import type { SchoolNoticeContract as C } from '@cheese/domain/contract/school/schoolNotice';
import { suffixOf } from '@cheese/domain/rules/site/uploadSuffix';
import { uploadSuffixes } from '@cheese/domain/codes/base/uploadSuffixes';
import { cleanArticle } from '@cheese/question-files/html/clean';
import { plainOf } from '@cheese/question-files/html/plain';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import { requireText } from '../../../calls/requireText';
import type { Db } from '../../../db/database';
import { retriedTransaction } from '../../../db/retriedTransaction';
import type { Storage } from '../../../ports/storage';
import { enqueue } from '../../base/job/job.service';
import { limits } from '../../base/limit/limit.rules';
import { consumeRateLimitsWithin } from '../../base/limit/limit.service';
import type { NoticeAttachment } from '../../people/notice/notice.tables';
import { refuseBanned } from '../../people/publicWord/publicWord.service';
import { type SchoolCaller, writeSchoolAudit } from '../rights/schoolAudit';
import { requireAudience, saveAudience } from './schoolNotice.audience';
import { SEND } from './schoolNotice.kinds';
import { sendNow } from './schoolNotice.send';
import {
  countOf,
  findByRequest,
  insertNotice,
  lockNotice,
  updateNotice,
} from './schoolNotice.store';
import type { SchoolNoticeRow } from './schoolNotice.tables';

export type Writing = SchoolCaller & CallerContext<'db'> & { storage: Pick<Storage, 'find'> };
type Written = Static<C['add']['body']>;
type Saved = Answers<C['add']>;

const DAY_MS = 86_400_000;

export async function addNotice(own: Writing, asked: Written): Promise<Saved> {
  const said = await prepare(own, asked);
  return retriedTransaction(own.db, async (tx) => {
    const { requestKey } = asked;
    const begun = await insertNotice(tx, {
      organisationId: own.reach.organisationId,
      authorId: own.person.id,
      state: 'draft',
      audienceKind: asked.audience,
      roles: asked.roles,
      requestKey,
      updatedAt: own.clock.now(),
      ...said,
    });
    if (!begun) return toSaved(await findByRequest(tx, own.person.id, requestKey));
    if (asked.action !== 'send') await requireRoom(tx, own);
    return toSaved(await take(tx, own, begun, { asked, said }));
  });
}

/** Nothing else ends drafts, which may be long. */
async function requireRoom(tx: Db, { person }: Writing) {
  const unsent = await countOf(tx, person.id, unsentStates);
  if (unsent > schoolNoticeLimits.unsent) refuse('schoolNotice.tooManyUnsent');
}

export async function editNotice(
  own: Writing,
  { id, version, ...asked }: Static<C['edit']['body']>,
): Promise<Saved> {
  const said = await prepare(own, asked);
  const whose = { organisationId: own.reach.organisationId, authorId: own.person.id };
  return retriedTransaction(own.db, async (tx) => {
    const row = (await lockNotice(tx, id, whose)) ?? refuse('schoolNotice.notFound');
    if (row.requestKey === asked.requestKey) return toSaved(row);
    if (!unsentStates.includes(row.state)) refuse('schoolNotice.gone');
    if (row.version !== version) refuse('schoolNotice.changed');
    return toSaved(await take(tx, own, row, { asked, said }));
  });
}

const toSaved = ({ id, state, version, recipients }: SchoolNoticeRow): Saved => ({
  id,
  state,
  version,
  recipients,
});

interface Content {
  title: string;
  html: string;
  attachments: NoticeAttachment[];
}

/** What was written, without anything executable in it, and with the sizes of its files. */
async function prepare({ db, person, storage }: Writing, asked: Written): Promise<Content> {
  const { title, attachments } = asked;
  const html = cleanArticle(asked.html);
  await refuseBanned(db, [title, plainOf(html)]);
  const prefix = `upload/main/${person.id}/document/`;
  const files = await Promise.all(attachments.map((file) => checkFile(storage, prefix, file)));
  return { title: title.trim(), html, attachments: files };
}

async function checkFile(
  storage: Pick<Storage, 'find'>,
  prefix: string,
  { key, fileName }: Written['attachments'][number],
): Promise<NoticeAttachment> {
  const suffix = suffixOf(fileName);
  const isOwn = key.startsWith(prefix) && /^[\w-]+\/[\w-]+\.\w+$/u.test(key.slice(prefix.length));
  const isDocument = (uploadSuffixes.document as readonly string[]).includes(suffix);
  if (!isOwn || !isDocument || suffixOf(key) !== suffix) return refuse('schoolNotice.attachment');
  const stored = (await storage.find(key)) ?? refuse('schoolNotice.attachment');
  return { key, fileName: fileName.trim(), bytes: stored.bytes };
}

interface Save {
  asked: Written;
  said: Content;
}

/** Saves a locked notice, and sends it, or sees to it that it is sent. */
async function take(
  tx: Db,
  own: Writing,
  before: SchoolNoticeRow,
  { asked, said }: Save,
): Promise<SchoolNoticeRow> {
  const now = own.clock.now();
  const { action, audience, roles, requestKey } = asked;
  if (action !== 'draft') await requireReady(tx, own, asked);
  const sendAt = action === 'schedule' ? momentOf(asked.sendAt, now) : null;
  const row = await updateNotice(tx, before.id, {
    ...said,
    audienceKind: audience,
    audienceId: await saveAudience(tx, own, before.audienceId, asked),
    roles,
    requestKey,
    sendAt,
    failure: null,
    updatedAt: now,
    state: sendAt ? 'scheduled' : 'draft',
  });
  if (action === 'draft') return row;
  await consumeRateLimitsWithin(tx, now, [
    { key: `schoolNotice:${own.person.id}`, limit: limits.schoolNoticesOfPerson },
  ]);
  const act = sendAt ? 'schoolNotice.schedule' : 'schoolNotice.send';
  await writeSchoolAudit(tx, own, { act, about: row.title });
  if (!sendAt) return (await sendNow(tx, row, now)) ?? refuse('schoolNotice.nobody');
  const payload = { id: row.id, version: row.version };
  const onceKey = `${SEND}:${row.id}:${row.version}`;
  await enqueue(tx, { kind: SEND, payload, onceKey, runAt: sendAt });
  return row;
}

async function requireReady(tx: Db, { reach }: Writing, asked: Written) {
  const { title, html, attachments } = asked;
  requireText(title);
  const isShown = attachments.length > 0 || html.includes('<img');
  if (!isShown) requireText(plainOf(cleanArticle(html)));
  await requireAudience(tx, reach, asked);
}

function momentOf(asked: number | undefined, now: Date): Date {
  const ms = asked ?? refuse('schoolNotice.noTime');
  const last = now.getTime() + schoolNoticeLimits.aheadDays * DAY_MS;
  return ms > now.getTime() && ms <= last ? new Date(ms) : refuse('schoolNotice.wrongTime');
}
