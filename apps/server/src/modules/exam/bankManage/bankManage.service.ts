import type { Answers } from '@cheese/domain/contract/call';
import type { BankManageContract as C, ManagedBank } from '@cheese/domain/contract/exam/bankManage';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { unlessTaken } from '../../../calls/unlessTaken';
import { refuse } from '../../../calls/refusal';
import { viewerOf } from '../../shop/commodity/viewer';
import { mayGovern } from '../bank/bank.access';
import {
  countInChapters,
  countReports,
  findShown,
  insertBank,
  insertChapter,
  selectChapters,
  selectOwnBanks,
  selectPlatformBanks,
  selectTags,
  type ShownBank,
  updateBank,
} from '../bank/bank.door';
import { mayEdit, readableBank, takeGoverned } from '../bank/bank.own';
import { bankTexts } from '../bank/bank.texts';
import { listBankCards } from './bankManage.store';

export async function listBanks(
  db: Db,
  context: CallerContext,
  { shelf = 'school', ...asked }: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { rows, total } =
    shelf === 'platform'
      ? await selectPlatformBanks(db, context.person, {
          ...asked,
          ids: await openedIds(db, context),
        })
      : await selectOwnBanks(db, context.person, { ...asked, isArchived: shelf === 'archived' });
  return { list: await shown(db, context, rows), total };
}

/** Platform banks open to the user: free, bought, or by membership. */
async function openedIds(db: Db, context: CallerContext): Promise<number[]> {
  const viewer = await viewerOf(db, context);
  const cards = await listBankCards(db, viewer);
  return cards.flatMap(({ isLocked, productId }) =>
    isLocked || productId === null ? [] : [productId],
  );
}

/** As lists and heads of pages show them. */
async function shown(
  db: Db,
  { person }: CallerContext,
  rows: readonly ShownBank[],
): Promise<ManagedBank[]> {
  // Reports about platform banks are handled by the platform and not counted here.
  const own = rows.filter(({ organisationId }) => organisationId !== null);
  const reports = await countReports(
    db,
    own.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    summary: row.summary,
    isShared: row.isShared,
    isPlatform: row.organisationId === null,
    isMine: row.createdBy === person.id,
    ownerName: row.ownerName,
    mayEdit: mayEdit(row, person),
    mayGovern: mayGovern(row, person),
    questionCount: row.questionCount,
    chapterCount: row.chapterCount,
    reportCount: reports.get(row.id) ?? 0,
    updatedAt: row.updatedAt.getTime(),
    archivedAt: row.archivedAt?.getTime() ?? null,
  }));
}

export async function readBank(
  db: Db,
  context: CallerContext,
  bankId: number,
): Promise<Answers<C['detail']>> {
  await readableBank(db, context, bankId);
  const row = (await findShown(db, context.person, bankId)) ?? refuse('bank.notFound');
  const [bank] = await shown(db, context, [row]);
  const counts = await countInChapters(db, bankId);
  const countOf = new Map(counts.map(({ chapterId, count }) => [chapterId, count]));
  const chapters = (await selectChapters(db, bankId)).map(({ id, parentId, name }) => ({
    id,
    parentId,
    name,
    questionCount: countOf.get(id) ?? 0,
  }));
  return { bank: bank ?? refuse('bank.notFound'), chapters, tags: await selectTags(db, bankId) };
}

type Written = Static<C['create']['body']>;

const tidied = ({ name, summary, isShared }: Written) => ({
  name: name.trim(),
  summary: summary.trim(),
  isShared,
});

/** With a chapter, so that the first question has a place. */
const oneName = { constraint: 'question_bank_own_name', key: 'bank.nameTaken' } as const;

export const createBank = (db: Db, { person, clock }: CallerContext, asked: Written) =>
  unlessTaken(
    oneName,
    db.transaction(async (tx) => {
      const now = clock.now();
      const organisationId = person.organisationId ?? refuse('access.denied');
      const whose = { organisationId, createdBy: person.id, createdAt: now, updatedAt: now };
      const id = await insertBank(tx, { ...tidied(asked), ...whose });
      const chapter = { bankId: id, parentId: null, place: 0, name: bankTexts.firstChapter };
      await insertChapter(tx, chapter);
      return { id };
    }),
  );

export const editBank = (
  db: Db,
  context: CallerContext,
  { bankId, ...asked }: Static<C['edit']['body']>,
) =>
  unlessTaken(
    oneName,
    db.transaction(async (tx) => {
      await takeGoverned(tx, context, bankId);
      await updateBank(tx, bankId, tidied(asked));
      return null;
    }),
  );

export const archiveBank = (
  db: Db,
  context: CallerContext,
  { bankId, isArchived }: Static<C['archive']['body']>,
) =>
  unlessTaken(
    oneName,
    db.transaction(async (tx) => {
      const { archivedAt } = await takeGoverned(tx, context, bankId);
      const since = archivedAt ?? context.clock.now();
      await updateBank(tx, bankId, { archivedAt: isArchived ? since : null });
      return null;
    }),
  );
