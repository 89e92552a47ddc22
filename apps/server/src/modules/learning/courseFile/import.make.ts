import type { Db } from '../../../db/database';
import type { FileRules } from '../../../ports/fileRules';
import { takeRoom } from '../media/media.room';
import { insertChapter, insertItem } from '../courseMaking/courseMaking.door';
import type { Maker } from '../courseMaking/courseMaking.access';
import { thingsNamedBy } from '../courseMaking/courseMaking.faults';
import { drawCourseCover } from '../courseMaking/courseMaking.pictures';
import type { LessonParts } from '../courseMaking/courseMaking.parts';
import { insertOwn } from '../courseMaking/courseMaking.service';
import { queueMaking } from '../media/media.queue';
import type { CourseImportRow } from './courseFile.tables';
import {
  articleOf,
  contentOf,
  type Known,
  knownQuestions,
  namedIn,
  slidesIn,
} from './import.content';
import { keepMade, updateLiving } from './import.store';
import type { Taken, TakenMedia } from './import.take';
import type { Manifest } from './manifest';
import { insertBroughtMedia, insertBroughtUpload } from '../media/media.door';

interface Making {
  maker: Maker;
  files: FileRules;
  parts: LessonParts;
  row: CourseImportRow;
  manifest: Manifest;
  taken: Taken;
}

/** A course of what was taken out of a file: all of it or nothing. False where it was called off. */
export async function makeImported(making: Making): Promise<boolean> {
  const { maker, files, row, manifest, taken } = making;
  const cover = await coverOf(making);
  const left = [...taken.left];
  const tell = (words: string) => void left.push(words);
  return maker.db.transaction(async (tx) => {
    const now = maker.clock.now();
    // A concurrent cancellation waits for this row and then finds the import finished.
    if (!(await updateLiving(tx, row.id, { endedAt: now }))) return false;
    const inside = { ...maker, db: tx };
    const bytes = taken.media.reduce((all, one) => all + (one?.bytes ?? 0), 0);
    await takeRoom(tx, { owner: row.organisationId, bytes, files });
    const mediaIds: (number | null)[] = [];
    for (const [nth, one] of taken.media.entries()) {
      mediaIds.push(one && (await insertBrought(inside, row, { ...one, nth })));
    }
    const known = await knownIn({ ...making, maker: inside }, mediaIds);
    const { sheet, trailer } = manifest;
    const courseId = await insertOwn(inside, {
      ...sheet,
      name: sheet.name.trim(),
      html: articleOf(sheet.html, known),
      organisationId: row.organisationId,
      cover,
      trailerId: trailer === null ? null : (mediaIds[trailer] ?? null),
    });
    await insertDirectory(tx, courseId, { manifest, known, tell });
    await keepMade(tx, { courseId, left, id: row.id });
    return true;
  });
}

/** The picture that stood there, or one of our drawing. */
async function coverOf({ maker, manifest, taken }: Making): Promise<string> {
  const picture = manifest.cover === null ? undefined : taken.pictures.get(manifest.cover);
  return picture?.address ?? drawCourseCover(maker.storage, manifest.sheet.name.trim());
}

async function knownIn(
  { maker, parts, row, manifest, taken }: Making,
  mediaIds: readonly (number | null)[],
): Promise<Known> {
  const { db } = maker;
  const owner = row.organisationId;
  return {
    questions: await knownQuestions(maker, parts.questions, { owner, manifest }),
    slides: await parts.slides.selectNameable(db, owner, slidesIn(manifest)),
    things: await thingsNamedBy({ db, parts, owner }, namedIn(manifest)),
    pictures: taken.pictures,
    sounds: taken.sounds,
    mediaIds,
  };
}

/** A film or document that was brought: something is made of it when its turn comes. */
async function insertBrought(
  { db, person, clock }: Maker,
  { id, organisationId, partBytes }: CourseImportRow,
  { filed, bytes, keyPrefix, nth }: TakenMedia & { nth: number },
): Promise<number> {
  const now = clock.now();
  const { kind, name } = filed;
  const [made] = await insertBroughtMedia(db, {
    name: name.trim(),
    personId: person.id,
    kind,
    bytes,
    organisationId,
    now,
  });
  if (!made) throw new Error('the film was not written');
  await insertBroughtUpload(db, {
    mediaId: made.id,
    personId: person.id,
    fingerprint: `import:${id}:${nth}`,
    keyPrefix,
    partBytes,
    now,
  });
  await queueMaking(db, made, clock);
  return made.id;
}

interface Filed {
  manifest: Manifest;
  known: Known;
  tell: (words: string) => void;
}

async function insertDirectory(db: Db, courseId: number, { manifest, known, tell }: Filed) {
  const chapterIds: number[] = [];
  for (const [place, { above, title, html }] of manifest.chapters.entries()) {
    const pid = above === null ? null : (chapterIds[above] ?? null);
    const words = { title: title.trim(), html: articleOf(html, known) };
    chapterIds.push(await insertChapter(db, { courseId, pid, place, ...words }));
  }
  const counts: number[] = [];
  for (const item of manifest.items) {
    const place = counts[item.chapter] ?? 0;
    counts[item.chapter] = place + 1;
    const { title, isTrial, isHidden, rule } = item;
    const facts = { title: title.trim(), isTrial, isHidden, rule, type: item.content.type };
    const chapterId = chapterIds[item.chapter] ?? 0;
    const kept = contentOf(item, known, tell);
    await insertItem(db, { courseId, chapterId, place, ...facts, ...kept });
  }
}
