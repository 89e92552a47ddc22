import { chargeKinds } from '@cheese/domain/codes/shop/products';
import type { Answers } from '@cheese/domain/contract/call';
import type { CourseOfferManageContract as C } from '@cheese/domain/contract/learning/courseOfferManage';
import { arePricesFit } from '@cheese/domain/rules/shop/offerPrices';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import { refuse } from '../../../calls/refusal';
import { writeAudit } from '../../people/audit/audit.service';
import { sellCourse } from '../../shop/shelf/shelf.sell';
import type { CourseRow } from '../course/course.tables';
import {
  deleteCourse,
  findMade,
  selectCourseTeachers,
  updateCourse,
  writeTeachers,
} from '../courseMaking/courseMaking.door';
import { toOffer } from './courseOffer.service';
import { decideOffer, findSoldAs, lockOffer, selectOffered } from './courseOffer.store';
import type { CourseOfferRow } from '../courseMaking/courseOffer.tables';
import { texts } from './courseOffer.texts';
import { notifyOfCourse } from '../../people/notice/notice.door';

export async function listOffered(
  db: Db,
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { rows, total } = await selectOffered(db, query);
  const list = rows.map(({ row, name, organisation, by, copy, renews }) => ({
    ...toOffer(row),
    name,
    by,
    copy,
    renews,
    organisation: organisation ?? '',
  }));
  return { list, total };
}

export async function takeWaiting(tx: Db, id: number): Promise<CourseOfferRow> {
  const offer = (await lockOffer(tx, id)) ?? refuse('courseOffer.notFound');
  return offer.decidedAt === null ? offer : refuse('courseOffer.decided');
}

export const lookUp = async (tx: Db, id: number | null): Promise<CourseRow> =>
  (id === null ? null : await findMade(tx, id))?.row ?? refuse('courseOffer.notFound');

/** Opens the copy under its teachers' names and puts it into the shop window: all of it or nothing. */
export const approveOffer = (db: Db, context: CallerContext, body: Static<C['approve']['body']>) =>
  db.transaction(async (tx): Promise<Answers<C['approve']>> => {
    const { id, edition, charge, ...prices } = body;
    if (!arePricesFit(charge, prices)) refuse('courseOffer.prices');
    const offer = await takeWaiting(tx, id);
    if ((await findSoldAs(tx, offer.courseId)) !== null) refuse('courseOffer.onSale');
    const copy = await lookUp(tx, offer.copyId);
    if (copy.edition !== edition) refuse('course.changedMeanwhile');
    const now = context.clock.now();
    const teachers = await selectCourseTeachers(tx, offer.courseId);
    await writeTeachers(
      tx,
      copy.id,
      teachers.map((teacher) => teacher.id),
    );
    await updateCourse(tx, copy.id, { publishedAt: now, editedAt: now });
    const teacher = teachers.map(({ name }) => name).join('、') || null;
    await sellCourse(tx, { course: copy, teacher, charge, prices, now });
    await decideOffer(tx, id, { decidedAt: now, isApproved: true });
    const after = { kind: chargeKinds[charge], price: priceText(prices.price) };
    await writeAudit(tx, context, { act: 'courseOffer.approve', about: copy.name, after });
    await tell(tx, offer, copy.name, { title: texts.approved, text: texts.sold(copy.name), now });
    return { courseId: copy.id };
  });

export const declineOffer = (db: Db, context: CallerContext, body: Static<C['decline']['body']>) =>
  db.transaction(async (tx) => {
    const offer = await takeWaiting(tx, body.id);
    const { name } = await lookUp(tx, offer.courseId);
    const [now, reason] = [context.clock.now(), body.reason.trim()];
    await decideOffer(tx, body.id, { decidedAt: now, isApproved: false, reason });
    if (offer.copyId !== null) await deleteCourse(tx, offer.copyId);
    await writeAudit(tx, context, { act: 'courseOffer.decline', about: name, after: { reason } });
    await tell(tx, offer, name, { title: texts.declined, text: reason, now });
    return null;
  });

interface Word {
  title: string;
  text: string;
  now: Date;
}

/** Notifies the applicant of the decision. */
export async function tell(
  tx: Db,
  { personId, courseId }: CourseOfferRow,
  name: string,
  word: Word,
) {
  if (personId === null) return;
  await notifyOfCourse(tx, {
    personIds: [personId],
    course: { courseId, courseName: name },
    ...word,
  });
}
