import { chargeKindCodes } from '@cheese/domain/codes/shop/products';
import type { OfferState } from '@cheese/domain/codes/learning/courseOffers';
import type { Answers } from '@cheese/domain/contract/call';
import type { CourseOfferContract as C } from '@cheese/domain/contract/learning/courseOffer';
import type { CourseOffer } from '@cheese/domain/contract/learning/shapes/courseOfferShapes';
import type { Static } from 'typebox';
import { refuse } from '../../../calls/refusal';
import { type Maker, refuseOthers, takeCourse } from '../courseMaking/courseMaking.access';
import type { CoursewareRow } from '../course/course.tables';
import { namedIn } from '../course/lent/course.things';
import { copyWhole } from '../courseMaking/courseMaking.copy';
import { refuseUnfit } from '../courseMaking/courseMaking.publish';
import type { LessonParts } from '../courseMaking/courseMaking.parts';
import { slidesIn, thingsNamedBy } from '../courseMaking/courseMaking.faults';
import { deleteCourse } from '../courseMaking/courseMaking.door';
import { decideOffer, insertOffer, lockOffer, selectOffers } from './courseOffer.store';
import type { CourseOfferRow } from '../courseMaking/courseOffer.tables';

function stateOf({ decidedAt, isApproved }: CourseOfferRow): OfferState {
  if (decidedAt === null) return 'waiting';
  if (isApproved === null) return 'recalled';
  return isApproved ? 'approved' : 'declined';
}

export const toOffer = (row: CourseOfferRow): CourseOffer => ({
  id: row.id,
  courseId: row.courseId,
  charge: row.charge,
  price: row.price,
  note: row.note,
  askedAt: row.askedAt.getTime(),
  state: stateOf(row),
  reason: row.reason,
  decidedAt: row.decidedAt?.getTime() ?? null,
});

export async function listOffers(maker: Maker, courseId: number): Promise<Answers<C['list']>> {
  await refuseOthers(maker, courseId);
  return (await selectOffers(maker.db, courseId)).map(toOffer);
}

/** Offers a copy of a course as it is now. Its teachers come along when it is approved. */
export const makeOffer = (
  maker: Maker,
  parts: LessonParts,
  { courseId, edition, charge, price, note }: Static<C['make']['body']>,
): Promise<Answers<C['make']>> =>
  maker.db.transaction(async (tx) => {
    const inside = { ...maker, db: tx };
    const row = await takeCourse(inside, courseId);
    if (row.organisationId === null) refuse('courseOffer.notOfSchool');
    if (row.edition !== edition) refuse('course.changedMeanwhile');
    if ((charge === chargeKindCodes.free) !== (price === 0)) refuse('courseOffer.price');
    const items = await refuseUnfit(inside, parts, row);
    await refuseOwnSlides(inside, parts, items);
    await refuseOwnThings(inside, parts, items);
    const copyId = await copyWhole(inside, row, {
      organisationId: null,
      audienceId: null,
      createdBy: null,
    });
    const offer = { courseId, copyId, personId: maker.person.id, charge, price, note: note.trim() };
    const id = await insertOffer(tx, { ...offer, askedAt: maker.clock.now() });
    return { id: id ?? refuse('courseOffer.waits') };
  });

/** A course on sale lends nothing, so a school's own slides would stay closed to buyers. */
async function refuseOwnSlides(
  { db }: Maker,
  { slides }: LessonParts,
  items: readonly CoursewareRow[],
) {
  const ids = new Set(items.flatMap(({ content }) => slidesIn(content)));
  const offered = await slides.selectNameable(db, null, [...ids]);
  if (offered.size < ids.size) refuse('courseOffer.slides');
}

/** The same of exams, models, drills and patients. */
async function refuseOwnThings({ db }: Maker, parts: LessonParts, items: readonly CoursewareRow[]) {
  const contents = items.map(({ content }) => content);
  const offered = await thingsNamedBy({ db, parts, owner: null }, contents);
  const isOwn = contents.some((content) => {
    const named = namedIn(content);
    return named?.ids.some((id) => !offered.get(named.type)?.has(id)) ?? false;
  });
  if (isOwn) refuse('courseOffer.things');
}

export const recallOffer = (maker: Maker, id: number): Promise<null> =>
  maker.db.transaction(async (tx) => {
    const offer = (await lockOffer(tx, id)) ?? refuse('courseOffer.notFound');
    await refuseOthers({ ...maker, db: tx }, offer.courseId).catch(() =>
      refuse('courseOffer.notFound'),
    );
    if (offer.decidedAt !== null) refuse('courseOffer.decided');
    await decideOffer(tx, id, { decidedAt: maker.clock.now(), isApproved: null });
    if (offer.copyId !== null) await deleteCourse(tx, offer.copyId);
    return null;
  });
