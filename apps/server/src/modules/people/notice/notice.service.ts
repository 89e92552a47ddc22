import { discussedTypeCodes } from '@cheese/domain/codes/learning/studiedTypes';
import {
  noticeKindCodes,
  readStateCodes,
  type NoticeKind,
  noticeKinds,
} from '@cheese/domain/codes/people/notices';
import type { Answers } from '@cheese/domain/contract/call';
import type { NoticeContract as C } from '@cheese/domain/contract/people/notice';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import {
  countUnread,
  deleteReads,
  findWhole,
  insertReads,
  type NoticeRow,
  type Reader,
  selectNotices,
} from './notice.store';

const kinds = Object.keys(noticeKinds).map(Number) as NoticeKind[];

/** Every kind is told, also where nothing of it is unread. */
export async function readUnread(db: Db, reader: Reader) {
  const rows = await countUnread(db, reader);
  return kinds.map((kind) => ({
    kind,
    total: rows.find((row) => row.kind === kind)?.total ?? 0,
  }));
}

export async function totalUnread(db: Db, reader: Reader): Promise<number> {
  const rows = await countUnread(db, reader);
  return rows.reduce((sum, { total }) => sum + total, 0);
}

type ListAsked = Static<C['officialList']['query']>;

async function onePage<T>(
  db: Db,
  reader: Reader,
  { page, pageCnt, status, ...asked }: ListAsked & { kind: NoticeKind },
  toItem: (row: NoticeRow) => T,
) {
  const slice = { ...asked, status, limit: pageCnt, offset: (page - 1) * pageCnt };
  const { rows, total } = await selectNotices(db, reader, slice);
  return { list: rows.map(toItem), total };
}

const lister =
  <T>(kind: NoticeKind, toItem: (row: NoticeRow) => T) =>
  (db: Db, reader: Reader, asked: ListAsked) =>
    onePage(db, reader, { ...asked, kind }, toItem);

export const listOfficial = lister(noticeKindCodes.official, toOfficial);
export const listOfCourses = lister(noticeKindCodes.course, toCourse);
export const listOfClassrooms = lister(noticeKindCodes.classroom, (row) => ({
  ...toCourse(row),
  teacherName: row.course?.teacherName ?? '',
}));
export const listReplies = lister(noticeKindCodes.reply, (row) => ({
  ...toLike(row),
  text: row.text,
}));
export const listLikes = lister(noticeKindCodes.like, toLike);

/** Filters to questions that a current exam asks the reader; implemented by the exam wing. */
export type ShutByExam = (
  context: CallerContext & { db: Db },
  questionIds: readonly number[],
) => Promise<ReadonlySet<number>>;

interface OfQuestion {
  about: Answers<C['likeList']>['list'][number]['about'];
  text?: string | null;
}

/** Hides the text of comments on a question that an exam currently asks the reader. */
export async function withoutKeys<T extends OfQuestion>(
  { list, total }: { list: T[]; total: number },
  shutOf: (questionIds: number[]) => Promise<ReadonlySet<number>>,
) {
  const isOfQuestion = ({ about }: T) => about.productType === discussedTypeCodes.question;
  const ids = [...new Set(list.filter(isOfQuestion).map(({ about }) => about.productId))];
  if (ids.length === 0) return { list, total };
  const shut = await shutOf(ids);
  const isShut = (one: T) => isOfQuestion(one) && shut.has(one.about.productId);
  const shown = list.map((one) => {
    if (!isShut(one)) return one;
    const about = { ...one.about, excerpt: null };
    return { ...one, about, ...('text' in one && { text: null }) };
  });
  return { list: shown, total };
}

export async function readOfficial(
  db: Db,
  reader: Reader,
  id: number,
): Promise<Answers<C['official']>> {
  const row =
    (await findWhole(db, reader, noticeKindCodes.official, id)) ?? refuse('notice.notFound');
  return { ...toOfficial(row), html: row.html ?? '' };
}

export const listOfSchool = lister(noticeKindCodes.school, toSchool);

export async function readOfSchool(
  db: Db,
  reader: Reader,
  id: number,
): Promise<Answers<C['school']>> {
  const row =
    (await findWhole(db, reader, noticeKindCodes.school, id)) ?? refuse('notice.notFound');
  const attachments = (row.attachments ?? []).map(({ fileName, bytes }, at) => ({
    fileName,
    bytes,
    url: attachmentPath(id, at + 1),
  }));
  return { ...toSchool(row), html: row.html ?? '', attachments };
}

/** The address of an attachment; whether somebody may have it is asked when they fetch it. */
export const attachmentPath = (id: number | ':id', nth: number | ':nth') =>
  `/storage/notice/${id}/${nth}`;

export async function setStatus(
  db: Db,
  reader: Reader,
  { noticeIds, status }: Static<C['setStatus']['body']>,
) {
  if (status === readStateCodes.read) await insertReads(db, reader, { ids: noticeIds });
  else await deleteReads(db, reader, noticeIds);
  return null;
}

export async function readAll(db: Db, reader: Reader, kind: NoticeKind) {
  await insertReads(db, reader, { kind });
  return null;
}

const toNotice = ({ id, isRead, sentAt }: NoticeRow) =>
  ({
    id,
    status: isRead ? readStateCodes.read : readStateCodes.unread,
    sentAt: sentAt.getTime(),
  }) as const;

function toOfficial(row: NoticeRow) {
  return { ...toNotice(row), title: row.title, summary: row.text };
}

function toSchool(row: NoticeRow) {
  const { title, text: summary, issuer, withdrawnAt } = row;
  return {
    ...toNotice(row),
    title,
    summary,
    issuer: issuer ?? '',
    isWithdrawn: withdrawnAt !== null,
  };
}

/** The table's checks see to it that each kind has what belongs to it. */
function own<T>(thing: T | null): T {
  if (thing === null) throw new Error('A notice lacks what belongs to its kind');
  return thing;
}

function toCourse(row: NoticeRow) {
  const { courseId, courseName } = own(row.course);
  return { ...toNotice(row), courseId, courseName, title: row.title, text: row.text };
}

function toLike(row: NoticeRow) {
  const { sender, about, others } = row;
  return { ...toNotice(row), sender: own(sender), others, about: own(about) };
}
