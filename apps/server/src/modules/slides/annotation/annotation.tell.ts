import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database';
import { tellPeople } from '../../people/notice/notice.tell';
import { selectTeacherIds } from '../../people/organisation/organisation.door';
import { membership } from '../../people/organisation/organisation.tables';
import { slide } from '../slide/slide.tables';
import { slideTour } from '../slideTour/slideTour.tables';
import { slideLayer } from './annotation.tables';
import { annotationTexts as texts } from './annotation.texts';

const DAY_MS = 86_400_000;
/** Limit on notified teachers while no one has taught with the slide. */
const MOST = 20;

interface HandedIn {
  id: number;
  slideId: number;
  personId: number;
  organisationId: number;
  now: Date;
}

/**
 * Notifies the teachers who use the slide of a submitted layer, at most once a day for each layer.
 */
export async function tellHandedIn(tx: Db, handed: HandedIn) {
  const { id, slideId, personId, organisationId, now } = handed;
  const isDue = or(isNull(slideLayer.toldAt), lt(slideLayer.toldAt, daysBefore(now, 1)));
  const due = await tx
    .update(slideLayer)
    .set({ toldAt: now })
    .where(and(eq(slideLayer.id, id), isNull(slideLayer.heldAt), isDue))
    .returning({ id: slideLayer.id });
  if (due.length === 0) return;
  const ofSchool = await selectTeacherIds(tx, organisationId);
  const makers = await makersOn(tx, slideId, organisationId);
  const teaching = ofSchool.filter((one) => makers.has(one));
  const told = teaching.length > 0 ? teaching : ofSchool.slice(0, MOST);
  const personIds = told.filter((one) => one !== personId);
  if (personIds.length === 0) return;
  const { writer, title } = await namesOf(tx, handed);
  await tellPeople(tx, { personIds, ...texts.handedIn(writer, title), now });
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Users who uploaded the slide, or made a layer or tour of it for that school. */
async function makersOn(tx: Db, slideId: number, organisationId: number): Promise<Set<number>> {
  const rows = await union(
    tx.select({ id: slide.createdBy }).from(slide).where(eq(slide.id, slideId)),
    tx
      .select({ id: slideLayer.personId })
      .from(slideLayer)
      .where(
        and(
          eq(slideLayer.slideId, slideId),
          eq(slideLayer.kind, 'teaching'),
          eq(slideLayer.organisationId, organisationId),
        ),
      ),
    tx
      .select({ id: slideTour.personId })
      .from(slideTour)
      .where(and(eq(slideTour.slideId, slideId), eq(slideTour.organisationId, organisationId))),
  );
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** As the roll of the school calls the learner. */
async function namesOf(tx: Db, { slideId, personId, organisationId }: HandedIn) {
  const [one] = await tx
    .select({ writer: membership.name, title: slide.title })
    .from(slide)
    .leftJoin(
      membership,
      and(eq(membership.personId, personId), eq(membership.organisationId, organisationId)),
    )
    .where(eq(slide.id, slideId));
  return { writer: one?.writer ?? '', title: one?.title ?? '' };
}
