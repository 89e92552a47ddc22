import type { Answers } from '@cheese/domain/contract/call';
import type { CourseOfferManageContract as C } from '@cheese/domain/contract/learning/courseOfferManage';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { present } from '../../../db/present';
import { refuse } from '../../../calls/refusal';
import { writeAudit } from '../../people/audit/audit.service';
import { renewSold } from '../../shop/shelf/shelf.sell';
import {
  deleteCourse,
  insertChapter,
  insertItem,
  selectCourseTeachers,
  updateChapter,
  updateCourse,
  updateItem,
  writeTeachers,
} from '../courseMaking/courseMaking.door';
import { recountStudied } from '../study/study.door';
import type { MediaNames } from './courseOffer.differences';
import { lookUp, takeWaiting, tell } from './courseOffer.manage';
import {
  changesBetween,
  type Matched,
  matched,
  renewedSheet,
  type Whole,
} from './courseOffer.match';
import { decideOffer, findOffer, findSoldAs } from './courseOffer.store';
import { texts } from './courseOffer.texts';
import {
  lockCourse,
  selectAllChapters,
  selectAllItems,
  selectMediaNames,
} from './courseOffer.renew.store';
import { findCharge } from '../../shop/shelf/shelf.door';

async function wholeOf(db: Db, id: number): Promise<Whole> {
  const row = await lookUp(db, id);
  const chapters = await selectAllChapters(db, id);
  const items = await selectAllItems(db, id);
  return { row, chapters, items };
}

export async function readChanges(db: Db, id: number): Promise<Answers<C['changes']>> {
  const offer = (await findOffer(db, id)) ?? refuse('courseOffer.notFound');
  if (offer.decidedAt !== null || offer.copyId === null) refuse('courseOffer.decided');
  const soldId = (await findSoldAs(db, offer.courseId)) ?? refuse('courseOffer.notOnSale');
  const next = await wholeOf(db, offer.copyId);
  const sold = await wholeOf(db, soldId);
  const list = changesBetween(next, sold, await namesOf(db, [next, sold]));
  return { edition: next.row.edition, sold: await findCharge(db, soldId), list };
}

async function namesOf(db: Db, courses: readonly Whole[]): Promise<MediaNames> {
  const ids = courses
    .flatMap(({ row, items }) => [row.trailerId, ...items.map(({ mediaId }) => mediaId)])
    .filter((id) => id !== null);
  const rows = await selectMediaNames(db, ids);
  return new Map(rows.map((one) => [one.id, one.name]));
}

/**
 * Updates the course on sale to the reviewed version in one transaction; unchanged items keep their
 * ids, and so their buyers' progress and notes.
 */
export const renewOffer = (db: Db, context: CallerContext, body: Static<C['renew']['body']>) =>
  db.transaction(async (tx): Promise<Answers<C['renew']>> => {
    const offer = await takeWaiting(tx, body.id);
    const soldId = (await findSoldAs(tx, offer.courseId)) ?? refuse('courseOffer.notOnSale');
    await lockCourse(tx, soldId);
    const copyId = offer.copyId ?? refuse('courseOffer.decided');
    const [next, sold] = [await wholeOf(tx, copyId), await wholeOf(tx, soldId)];
    if (next.row.edition !== body.edition) refuse('course.changedMeanwhile');
    const now = context.clock.now();
    await renewDirectory(tx, { soldId, now }, matched(next, sold));
    await updateCourse(tx, soldId, { ...renewedSheet(next.row), editedAt: now });
    const teachers = await selectCourseTeachers(tx, offer.courseId);
    await writeTeachers(
      tx,
      soldId,
      teachers.map(({ id }) => id),
    );
    await recountStudied(tx, soldId);
    const teacher = teachers.map(({ name }) => name).join('、') || null;
    const { name } = next.row;
    await renewSold(tx, { course: { ...next.row, id: soldId }, teacher });
    await decideOffer(tx, body.id, { decidedAt: now, isApproved: true, copyId: soldId });
    await deleteCourse(tx, next.row.id);
    await writeAudit(tx, context, { act: 'courseOffer.renew', about: name });
    await tell(tx, offer, name, { title: texts.approved, text: texts.renewed(name), now });
    return { courseId: soldId };
  });

interface Into {
  soldId: number;
  now: Date;
}

async function renewDirectory(tx: Db, { soldId, now }: Into, { chapters, items }: Matched) {
  const idOf = new Map<number, number>();
  for (const { next, sold } of chapters) {
    if (!next) continue;
    const { place, title, html, copiedFrom } = next;
    const facts = { place, title, html, copiedFrom, removedAt: null };
    // The parent may not exist yet, so parents are set once all chapters are there.
    if (sold) await updateChapter(tx, sold.id, facts);
    idOf.set(next.id, sold?.id ?? (await insertChapter(tx, { ...facts, courseId: soldId })));
  }
  for (const { next } of chapters) {
    const pid = next?.pid == null ? null : (idOf.get(next.pid) ?? null);
    if (next) await updateChapter(tx, present(idOf.get(next.id)), { pid });
  }
  for (const { next, sold } of items) {
    if (!next) {
      if (sold) await updateItem(tx, sold.id, { removedAt: now });
      continue;
    }
    const { id: _id, isShown: _shown, edition: _edition, ...kept } = next;
    const facts = { ...kept, courseId: soldId, chapterId: present(idOf.get(next.chapterId)) };
    if (sold) await updateItem(tx, sold.id, facts);
    else await insertItem(tx, facts);
  }
  for (const { next, sold } of chapters) {
    if (!next && sold) await updateChapter(tx, sold.id, { removedAt: now });
  }
}
