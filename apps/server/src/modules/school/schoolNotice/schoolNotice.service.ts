import { readStateCodes, readStates } from '@cheese/domain/codes/people/notices';
import { roles } from '@cheese/domain/codes/people/roles';
import { unsentStates } from '@cheese/domain/codes/school/schoolNotices';
import type { Answers } from '@cheese/domain/contract/call';
import type {
  SchoolNoticeContract as C,
  SchoolNoticeItem,
} from '@cheese/domain/contract/school/schoolNotice';
import { chinaMinute } from '@cheese/domain/rules/time/chinaDay';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import type { Db } from '../../../db/database';
import type { Column } from '../../base/sheets/workbook';
import { offerSheet } from '../../people/madeFile/offerSheet';
import { withdrawTold } from '../../people/notice/notice.door';
import { countAddressed, selectChoices } from '../audience/audience.door';
import type { Reach } from '../rights/reach';
import { type SchoolCaller, writeSchoolAudit } from '../rights/schoolAudit';
import { addressedBy, groupsOf } from './schoolNotice.audience';
import { selectReaders } from './schoolNotice.readers.store';
import {
  deleteNotice,
  findNotice,
  lockNotice,
  type NoticeFound,
  selectNotices,
  updateNotice,
} from './schoolNotice.store';
import { schoolNoticeTexts as texts } from './schoolNotice.texts';

type Looking = CallerContext & { reach: Reach };

/** Whoever reaches only a part of the school sees what they wrote themselves. */
const whoseOf = ({ person, reach }: Looking) => ({
  organisationId: reach.organisationId,
  authorId: reach.isWhole ? undefined : person.id,
  readerId: person.id,
});

const msOf = (moment: Date | null) => moment && moment.getTime();

function toItem({ row, author, groupCount, readers }: NoticeFound, readerId: number) {
  const { id, state, title, audienceKind, roles: its, failure, recipients } = row;
  return {
    id,
    state,
    title,
    author,
    audience: audienceKind,
    groupCount,
    roles: its,
    sendAt: msOf(row.sendAt),
    sentAt: msOf(row.sentAt),
    withdrawnAt: msOf(row.withdrawnAt),
    failure,
    recipients,
    readers,
    updatedAt: row.updatedAt.getTime(),
    isOwn: row.authorId === readerId,
  } satisfies SchoolNoticeItem;
}

export async function listNotices(
  db: Db,
  looking: Looking,
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { rows, total } = await selectNotices(db, whoseOf(looking), query);
  return { list: rows.map((row) => toItem(row, looking.person.id)), total };
}

const find = async (db: Db, looking: Looking, id: number) =>
  (await findNotice(db, whoseOf(looking), id)) ?? refuse('schoolNotice.notFound');

export async function readNotice(
  { db, storage, ...looking }: Looking & CallerContext<'db' | 'storage'>,
  id: number,
): Promise<Answers<C['detail']>> {
  const found = await find(db, looking, id);
  const { html, version, attachments } = found.row;
  const files = attachments.map(async (file) => ({
    ...file,
    url: await storage.linkTo(file.key, file.fileName),
  }));
  return {
    ...toItem(found, looking.person.id),
    html,
    version,
    groups: await groupsOf(db, found.row),
    attachments: await Promise.all(files),
  };
}

export const listGroups = (
  db: Db,
  { reach }: Looking,
  query: Static<C['groups']['query']>,
): Promise<Answers<C['groups']>> =>
  selectChoices(db, {
    ...query,
    organisationId: reach.organisationId,
    within: reach.isWhole ? undefined : reach,
  });

export async function countPeople(
  db: Db,
  { person, reach }: Looking,
  asked: Static<C['count']['body']>,
): Promise<Answers<C['count']>> {
  return { count: await countAddressed(db, await addressedBy(db, reach, asked), person.id) };
}

export const removeNotice = (db: Db, { person, reach }: Looking, id: number) =>
  db.transaction(async (tx) => {
    const whose = { organisationId: reach.organisationId, authorId: person.id };
    const row = (await lockNotice(tx, id, whose)) ?? refuse('schoolNotice.notFound');
    if (!unsentStates.includes(row.state)) refuse('schoolNotice.gone');
    await deleteNotice(tx, id);
    return null;
  });

/** A second withdrawal is a no-op. */
export const withdrawNotice = (db: Db, own: SchoolCaller, id: number) =>
  db.transaction(async (tx) => {
    const row = (await lockNotice(tx, id, whoseOf(own))) ?? refuse('schoolNotice.notFound');
    if (row.state === 'withdrawn') return null;
    if (row.state !== 'sent') {
      return refuse(
        row.authorId === own.person.id ? 'schoolNotice.notSent' : 'schoolNotice.notFound',
      );
    }
    const now = own.clock.now();
    if (row.noticeId !== null) await withdrawTold(tx, row.noticeId, now);
    await updateNotice(tx, id, { state: 'withdrawn', withdrawnAt: now });
    await writeSchoolAudit(tx, own, { act: 'schoolNotice.withdraw', about: row.title });
    return null;
  });

export async function listReaders(
  db: Db,
  looking: Looking,
  { id, ...query }: Static<C['readers']['query']>,
): Promise<Answers<C['readers']>> {
  const { noticeId, organisationId } = (await find(db, looking, id)).row;
  if (noticeId === null) return { list: [], total: 0 };
  return selectReaders(db, { ...query, noticeId, organisationId });
}

const columns: readonly Column[] = [
  { title: texts.name, width: 14 },
  { title: texts.number, width: 18 },
  { title: texts.role, width: 12 },
  { title: texts.className, width: 20 },
  { title: texts.state, width: 10 },
  { title: texts.readAt, width: 18 },
];

/** More do not open in a spreadsheet. */
const everybody = { page: 1, pageCnt: 100_000 };

export async function exportReaders(
  db: Db,
  looking: Looking & CallerContext<'heavy'>,
  query: Static<C['exportReaders']['query']>,
) {
  const { list } = await listReaders(db, looking, { ...query, ...everybody });
  const rows = list.map(({ name, number, role, className, readAt }) => [
    name,
    number,
    role && roles[role],
    className,
    readStates[readAt === null ? readStateCodes.unread : readStateCodes.read],
    readAt && chinaMinute(readAt),
  ]);
  return offerSheet(db, looking, { name: texts.sheet, columns, rows });
}
