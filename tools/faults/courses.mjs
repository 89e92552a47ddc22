/**
 * node tools/faults/courses.mjs [--seconds 180] [--embedded] [--calm]
 *
 * Teachers publish and withdraw courses, edit one course in pairs, import and export courses, and
 * upload films and documents, while learners comment on one; meanwhile the server and PostgreSQL
 * are killed alternately at random moments, or, with `--embedded`, the server alone, with a
 * database of its own. At the end everything acknowledged is there, nothing is half done, and
 * interrupted jobs were resumed. `--calm` kills nothing.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { command, say, Stop } from '../setup/say.mjs';
import { plantSchool, unfinished, withRows } from './hands/courseRows.mjs';
import { endsOf, halfDone, lostOf } from './hands/courseVerdict.mjs';
import { prepareFaults } from './hands/trouble.mjs';
import { strayFiles } from './courseFiles.mjs';
import { FILM, LESSON, makers } from './makers.mjs';

const COUNTS = { teachers: 8, learners: 16 };

/** @typedef {ReturnType<typeof makers>} Makers */
/** @typedef {(nth: number) => string} TokenOf */

await command(async () => {
  const trouble = await prepareFaults({ seconds: '180' });
  const { house, at } = trouble;
  const { teachers, learners } = await plantSchool(house, COUNTS);
  await trouble.start();
  const by = makers(at);
  const of = (/** @type {number} */ nth) => teachers[nth % teachers.length] ?? '';
  const planted = await plantAll(by, of);
  const { counts, opened, writes, talk } = await trouble.during(() =>
    workAtOnce({ at, by, of }, planted, learners),
  );
  await trouble.settle(unfinished);
  const lost = await withRows(house, (query) => lostOf(query, writes, talk));
  const halves = await halfDone(house, planted.source);
  for (const [what, ids] of halves) say(`${what}: ${ids.join(', ')}`);
  const stray = await withRows(house, (query) => strayFiles(house.dataDir, query));
  for (const key of stray) say(`a file that nobody knows: ${key}`);
  const ends = await withRows(house, endsOf);
  await trouble.end();
  say(
    `${at.kills} kills; ${opened} times opened or taken back, ${writes.length} sheets saved by twos ` +
      `(${lost.overwritten} written over unseen, ${lost.gone} lost), ${talk.size} comments (${lost.words} lost); ` +
      `${ends.imports} of ${ends.brought} imports done, ${ends.ready} of ${ends.media} films and documents ready, ` +
      `the others given up in words; at most ${ends.attempts} attempts; ` +
      `${counts.fetched} courses fetched whole (${counts.broken} broken off before, ${counts.odd} not alike); ` +
      `${stray.length} stray files`,
  );
  const half = halves.flatMap(([, ids]) => ids).length;
  const wrong = lost.words + lost.overwritten + lost.gone + counts.odd + half + stray.length;
  return wrong === 0 ? 0 : 1;
});

/**
 * The courses that are fetched, talked about, opened and closed, and edited by twos.
 * @param {Makers} by
 * @param {TokenOf} of
 */
async function plantAll(by, of) {
  const source = await plantSource(by, of(0));
  const first = (await by.fetchCourse(source, of(0)))?.bytes;
  if (!first) throw new Stop('The course cannot be fetched.');
  const { courseId: talked } = await by.begin('评论', of(0));
  const { edition } = await by.detailOf(talked, of(0));
  await by.demand(`${by.make}/publish`, { courseId: talked, edition, at: null }, of(0));
  /** @type {number[]} */
  const ids = [];
  for (let nth = 0; nth < 4; nth++) ids.push((await by.begin(`开关${nth}`, of(nth))).courseId);
  /** @type {number[]} */
  const shared = [];
  for (let nth = 0; nth < 3; nth++) shared.push((await by.begin(`编辑${nth}`, of(0))).courseId);
  for (const courseId of shared) await join(by, courseId, { first: of(0), name: '2-1' });
  return { source, first, talked, ids, shared };
}

/**
 * @param {{ at: { isOver: boolean }, by: Makers, of: TokenOf }} people
 * @param {Awaited<ReturnType<typeof plantAll>>} planted
 * @param {string[]} learners
 */
async function workAtOnce(people, { source, first, talked, ids, shared }, learners) {
  const { by, of } = people;
  let number = 0;
  const counts = { imports: 0, media: 0, fetched: 0, broken: 0, odd: 0 };
  const [opened, written, said] = await Promise.all([
    Promise.all(ids.map((id, nth) => by.openAndClose(id, of(nth)))),
    Promise.all(shared.flatMap((id) => [0, 1].map((nth) => by.write(id, of(nth), () => ++number)))),
    Promise.all(learners.map((token) => by.talk(talked, token))),
    ...[2, 3].map((nth) => importCourses(people, { nth, zip: first }, counts)),
    uploadMedia(people, counts),
    fetchCourses(people, { source, first }, counts),
  ]);
  return {
    counts,
    opened: opened.reduce((sum, one) => sum + one, 0),
    writes: written.flat(),
    talk: new Map(said.flatMap((one) => [...one])),
  };
}

/**
 * @param {Parameters<typeof workAtOnce>[0]} people
 * @param {{ nth: number, zip: Buffer }} teacher
 * @param {{ imports: number }} counts
 */
async function importCourses({ at, by, of }, { nth, zip }, counts) {
  while (!at.isOver) {
    const id = await by.bringCourse(zip, `faults:${nth}:${counts.imports}`, of(nth));
    if (id !== null) counts.imports += 1;
    await sleep(id === null ? 1_000 : 300);
  }
}

/**
 * @param {Parameters<typeof workAtOnce>[0]} people
 * @param {{ media: number }} counts
 */
async function uploadMedia({ at, by, of }, counts) {
  while (!at.isOver) {
    const kind = counts.media % 2 === 0 ? 'film' : 'document';
    const named = { kind, name: `${counts.media}.${kind === 'film' ? 'mp4' : 'pdf'}` };
    const bytes = kind === 'film' ? FILM : LESSON;
    await by.bringMedia(/** @type {any} */ ({ ...named, bytes }), of(4));
    counts.media += 1;
    await sleep(300);
  }
}

/**
 * @param {Parameters<typeof workAtOnce>[0]} people
 * @param {{ source: number, first: Buffer }} course
 * @param {{ fetched: number, broken: number, odd: number }} counts
 */
async function fetchCourses({ at, by, of }, { source, first }, counts) {
  while (!at.isOver) {
    const got = await by.fetchCourse(source, of(0));
    counts.fetched += got ? 1 : 0;
    counts.broken += got?.broken ?? 0;
    if (got && !got.bytes.equals(first)) counts.odd += 1;
    // The number of downloads per hour is limited.
    await sleep(2_000);
  }
}

/** A course with a film and a document, for export and import. */
async function plantSource(/** @type {Makers} */ by, /** @type {string} */ token) {
  const { courseId, chapterId } = await by.begin('来源', token);
  const film = await by.bringMedia({ kind: 'film', name: '来源.mp4', bytes: FILM }, token);
  const lesson = await by.bringMedia({ kind: 'document', name: '来源.pdf', bytes: LESSON }, token);
  while (!(await by.isReady(film, token)) || !(await by.isReady(lesson, token))) await sleep(200);
  const ofFilm = { mediaId: film, chapters: [], checks: [], inOrder: false, subtitles: null };
  await by.addItem({ chapterId, content: { type: 1, ...ofFilm } }, token);
  await by.addItem({ chapterId, content: { type: 2, mediaId: lesson, notes: [] } }, token);
  return courseId;
}

/** Adds a second teacher to a course. */
async function join(
  /** @type {Makers} */ by,
  /** @type {number} */ courseId,
  /** @type {{ first: string, name: string }} */ { first, name },
) {
  const found = await by.demand(
    `/doctor-cheese/audience/v1/people?page=1&pageCnt=10&keyword=${name}`,
    null,
    first,
  );
  const [{ personId }] = found.list;
  const { edition, sheet, teachers } = await by.detailOf(courseId, first);
  const all = [{ teacherId: teachers[0].id }, { personId }];
  await by.demand(`${by.make}/save`, { courseId, edition, sheet, teachers: all }, first);
}
