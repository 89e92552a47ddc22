import type { Answers } from '@cheese/domain/contract/call';
import type { CourseMakingContract as C } from '@cheese/domain/contract/learning/courseMaking';
import type { CourseSheet } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import type { AudienceAsked } from '@cheese/domain/contract/school/audience';
import { courseMakingMessages as words } from '@cheese/domain/texts/courseMakingMessages';
import { cleanArticle } from '@cheese/question-files/html/clean';
import type { Static } from 'typebox';
import { refuse, refuseFault } from '../../../calls/refusal';
import { readAudience, replaceAudience } from '../../school/audience/audience.door';
import { refuseBanned } from '../../people/publicWord/publicWord.service';
import type { CourseRow } from '../course/course.tables';
import { type Maker, refuseOthers, takeCourse } from './courseMaking.access';
import { isOpen } from './courseMaking.item';
import { selectMedia } from './courseMaking.media.store';
import { sizeOfPicture } from './courseMaking.pictures';
import { findMade, updateCourse } from './courseMaking.store';
import { replaceTeachers } from './courseMaking.teachers';
import { wordsOfSheet } from './courseMaking.words';

/** Saves the sheet, the teachers and the audience in one transaction. */
export async function saveCourse(
  maker: Maker,
  { courseId, edition, sheet, teachers, audience }: Static<C['save']['body']>,
): Promise<Answers<C['save']>> {
  const { db, clock } = maker;
  await refuseOthers(maker, courseId);
  const before = (await findMade(db, courseId))?.row ?? refuse('course.notFound');
  await refuseStrangeCover(maker, before, sheet);
  return db.transaction(async (tx) => {
    const inside = { ...maker, db: tx };
    const row = await takeCourse(inside, courseId);
    if (row.edition !== edition) refuse('course.changedMeanwhile');
    await refuseStrangeTrailer(inside, row, sheet);
    await replaceTeachers(inside, row, teachers);
    if (audience) await changeAudience(inside, row, audience);
    const kept = tidied(sheet);
    if (isOpen(row)) await refuseBanned(tx, wordsOfSheet(kept));
    const changed = { ...kept, editedAt: clock.now() };
    return { edition: await updateCourse(tx, row.id, changed) };
  });
}

const tidied = ({ goals, ...sheet }: CourseSheet) => ({
  ...sheet,
  name: sheet.name.trim(),
  description: sheet.description.trim(),
  forWhom: sheet.forWhom.trim(),
  html: cleanArticle(sheet.html),
  goals: goals.map((goal) => goal.trim()).filter((goal) => goal !== ''),
});

/** An unchanged cover is not checked again. */
async function refuseStrangeCover({ storage }: Maker, before: CourseRow, { cover }: CourseSheet) {
  if (cover === before.cover) return;
  refuseFault('cover', (await sizeOfPicture(storage, cover)) ? null : words.picture);
}

async function refuseStrangeTrailer({ db }: Maker, row: CourseRow, { trailerId }: CourseSheet) {
  if (trailerId === null || trailerId === row.trailerId) return;
  const film = (await selectMedia(db, [trailerId])).get(trailerId);
  const isTheirs = film?.organisationId === row.organisationId;
  refuseFault('trailer', film && isTheirs ? null : words.media);
  refuseFault('trailer', film?.kind === 'film' ? null : words.mediaKind);
}

/**
 * An audience of the whole school is rewritten only if it was another; a code and its members stay.
 */
async function changeAudience(inside: Maker, { audienceId }: CourseRow, audience: AudienceAsked) {
  if (audienceId === null) return;
  const before = await readAudience(inside.db, inside.person, audienceId);
  if (audience.kind === 'organisation' && before.kind === 'organisation') return;
  await replaceAudience(inside.db, inside, audienceId, audience);
}
