import type { Db } from '../../../db/database';
import { notifyPeople } from '../../people/notice/notice.notify';
import { selectTeacherIds } from '../../people/member/member.door';
import { annotationTexts as texts } from './annotation.texts';
import { type HandedIn, makersOn, markTold, namesOf } from './annotation.tell.store';

const DAY_MS = 86_400_000;
/** Limit on notified teachers while no one has taught with the slide. */
const MOST = 20;

/**
 * Notifies the teachers who use the slide of a submitted layer, at most once a day for each layer.
 */
export async function tellHandedIn(tx: Db, handed: HandedIn) {
  const { id, slideId, personId, organisationId, now } = handed;
  const due = await markTold(tx, { dayBefore: daysBefore(now, 1), now, id });
  if (due.length === 0) return;
  const ofSchool = await selectTeacherIds(tx, organisationId);
  const makers = await makersOn(tx, slideId, organisationId);
  const teaching = ofSchool.filter((one) => makers.has(one));
  const told = teaching.length > 0 ? teaching : ofSchool.slice(0, MOST);
  const personIds = told.filter((one) => one !== personId);
  if (personIds.length === 0) return;
  const { writer, title } = await namesOf(tx, handed);
  await notifyPeople(tx, { personIds, ...texts.handedIn(writer, title), now });
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
