import type { Answers } from '@cheese/domain/contract/call';
import type { SlideTrayContract as C } from '@cheese/domain/contract/slides/slideTray';
import type {
  MadeTray,
  SlideTrayMakingContract as M,
} from '@cheese/domain/contract/slides/slideTrayMaking';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import type { Db } from '../../../db/database';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { readAudience, replaceAudience, writeAudience } from '../../school/audience/audience.door';
import { toSlide } from '../slide/slide.list';
import {
  countOwn,
  deleteTray,
  findLaidOut,
  findTray,
  insertTray,
  listLaidOut,
  listOfSchool,
  putSlides,
  selectSlides,
  updateTray,
} from './slideTray.store';
import { countHeld, putExams, selectExamsOf } from './slideTrayExam.store';
import type { TrayRow } from '../slide/lending/slideTray.tables';

const momentOf = (at: Date | null) => at?.getTime() ?? null;

export async function listTrays(
  db: Db,
  { person, clock }: CallerContext,
): Promise<Answers<C['list']>> {
  const rows = await listLaidOut(db, person, clock.now());
  return rows.map(({ tray: { id, title, endsAt }, slideCount }) => ({
    id,
    title,
    slideCount,
    endsAt: momentOf(endsAt),
  }));
}

export async function readTray(
  db: Db,
  { person, clock }: CallerContext,
  id: number,
): Promise<Answers<C['detail']>> {
  const tray = await findLaidOut(db, person, id, clock.now());
  if (!tray) refuse('slideTray.gone');
  const { title, text, endsAt } = tray;
  const rows = await selectSlides(db, id);
  const slides = rows.map(({ slide, note }) => ({
    slide: toSlide(slide, { commodityId: null, isLocked: false }),
    note,
  }));
  return { id, title, text, endsAt: momentOf(endsAt), slides };
}

/** A tray of the teacher's school; others are reported as not found. */
async function takeTray(db: Db, person: Person, id: number): Promise<TrayRow> {
  const tray = await findTray(db, id);
  return tray?.organisationId === person.organisationId ? tray : refuse('slideTray.gone');
}

const schoolOf = ({ organisationId }: Person) => organisationId ?? refuse('access.denied');

function toMade({
  id,
  title,
  text,
  startsAt,
  endsAt,
}: TrayRow): Omit<MadeTray, 'slideCount' | 'examCount' | 'isForExams'> {
  return { id, title, text, startsAt: momentOf(startsAt), endsAt: momentOf(endsAt) };
}

export async function listMade(
  db: Db,
  { person }: CallerContext,
  paged: Static<M['list']['query']>,
): Promise<Answers<M['list']>> {
  const { rows, total } = await listOfSchool(db, schoolOf(person), paged);
  return {
    list: rows.map(({ tray, ...counts }) => ({
      ...toMade(tray),
      ...counts,
      isForExams: tray.audienceId === null,
    })),
    total,
  };
}

export async function readMade(
  db: Db,
  { person }: CallerContext,
  id: number,
): Promise<Answers<M['detail']>> {
  const tray = await takeTray(db, person, id);
  const { audienceId } = tray;
  const audience = audienceId === null ? null : await readAudience(db, person, audienceId);
  const exams = await selectExamsOf(db, id);
  const rows = await selectSlides(db, id);
  const slides = rows.map(({ slide: { id: slideId, title, thumbnail }, note }) => ({
    slideId,
    title,
    thumbnail,
    note,
  }));
  const toExam = ({ startsAt, ...exam }: (typeof exams)[number]) => ({
    ...exam,
    startsAt: startsAt.getTime(),
  });
  return { ...toMade(tray), audience, exams: exams.map(toExam), slides };
}

type Written = Static<M['add']['body']>;

/**
 * A tray may contain only the school's own slides and refer to its own exams, so that it gives no
 * access to other slides. A cancelled exam already referred to may stay.
 */
async function check(
  db: Db,
  { organisationId, id }: { organisationId: number; id?: number },
  { slides, startsAt, endsAt, audience, examIds }: Written,
) {
  const ids = new Set(slides.map(({ slideId }) => slideId));
  const own = await countOwn(db, organisationId, [...ids]);
  if (ids.size !== slides.length || own !== ids.size) refuse('slideTray.slides');
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) refuse('slideTray.period');
  if (audience === null && examIds.length === 0) refuse('slideTray.nobody');
  const named = id === undefined ? [] : await selectExamsOf(db, id);
  const added = examIds.filter((one) => named.every((exam) => exam.id !== one));
  if ((await countHeld(db, organisationId, added)) !== added.length) refuse('slideTray.exams');
}

const dateOf = (at: number | null) => (at === null ? null : new Date(at));

const rowOf = ({ title, text, startsAt, endsAt }: Written, updatedAt: Date) => ({
  title: title.trim(),
  text,
  startsAt: dateOf(startsAt),
  endsAt: dateOf(endsAt),
  updatedAt,
});

export async function addTray(db: Db, context: CallerContext, written: Written) {
  const { person, clock } = context;
  const organisationId = schoolOf(person);
  await check(db, { organisationId }, written);
  return db.transaction(async (tx) => {
    const { audience } = written;
    const audienceId = audience && (await writeAudience(tx, context, audience));
    const whose = { organisationId, audienceId, createdBy: person.id };
    const id = await insertTray(tx, { ...rowOf(written, clock.now()), ...whose });
    await putSlides(tx, id, written.slides);
    await putExams(tx, id, written.examIds);
    return { id };
  });
}

/** A tray that is for exams alone by now has none. */
async function audienceOf(
  db: Db,
  context: CallerContext,
  audienceId: number | null,
  asked: Written['audience'],
): Promise<number | null> {
  if (asked === null) return null;
  if (audienceId === null) return writeAudience(db, context, asked);
  await replaceAudience(db, context, audienceId, asked);
  return audienceId;
}

export async function editTray(
  db: Db,
  context: CallerContext,
  { id, ...written }: Static<M['edit']['body']>,
) {
  const tray = await takeTray(db, context.person, id);
  await check(db, tray, written);
  return db.transaction(async (tx) => {
    const audienceId = await audienceOf(tx, context, tray.audienceId, written.audience);
    await updateTray(tx, id, { ...rowOf(written, context.clock.now()), audienceId });
    await putSlides(tx, id, written.slides);
    await putExams(tx, id, written.examIds);
    return { id };
  });
}

export async function removeTray(db: Db, { person }: CallerContext, id: number) {
  await takeTray(db, person, id);
  await deleteTray(db, id);
  return null;
}
