import { courseFiles, PICTURE } from '../../../testing/files/courseFiles';
import { makeMp4 } from '../../../testing/files/makeFilms';
import {
  COLLEAGUE,
  LEARNER,
  making,
  makingRoutes,
  OPERATOR,
  STRANGER,
  TEACHER,
} from '../../../testing/calls/making';
import { mediaCalls } from '../../../testing/calls/mediaCalls';
import { useTestApp } from '../../../testing/useTestApp';
import { uploadRoutes } from '../../base/upload/upload.routes';
import { lessonParts } from '../../lessonParts';
import { course } from '../course/course.tables';
import { mediaRoutes } from '../media/media.routes';
import { media } from '../mediaFile/media.tables';
import { courseFileRoutes } from './courseFile.routes';
import { courseFileServingRoutes } from './courseFileServing.routes';

const test = useTestApp({
  modules: {
    main: [makingRoutes, mediaRoutes, courseFileRoutes(lessonParts)],
    aside: [uploadRoutes, courseFileServingRoutes(lessonParts)],
  },
});
const { detail, item } = making(test);
const { ask, exported, imported, files, begun } = courseFiles(test);

beforeEach(begun);

/** All that is written of a course, without the numbers under which it stands. */
async function written(courseId: number) {
  const { sheet, chapters: all, items } = await detail(courseId);
  const nth = new Map(all.map(({ id }, at) => [id, at]));
  const contents = await Promise.all(items.map(({ id }) => item(id)));
  const plain = (value: unknown) =>
    JSON.stringify(value).replace(/\/storage\/upload[\w./-]+|course\/\w+\.webp/g, 'PICTURE');
  return {
    sheet: plain({ ...sheet, cover: null, trailerId: null }),
    chapters: all.map(({ pid, title, html }) => [pid && nth.get(pid), title, plain(html)]),
    items: contents.map(({ chapterId, title, type, rule, isTrial, isHidden, content }) => [
      nth.get(chapterId),
      title,
      type,
      rule,
      isTrial,
      isHidden,
      plain('mediaId' in content ? { ...content, mediaId: null } : content),
    ]),
  };
}

describe('a course as one file', () => {
  it('is the same course again, and one of who imports it', async () => {
    const { answer, zip, bytes, left } = await exported();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('attachment; filename*=');
    expect([zip.length, Number(answer.headers['content-length'])]).toEqual([bytes, bytes]);
    expect(left).toEqual([]);
    const done = await imported(zip, COLLEAGUE);
    expect(done).toMatchObject({ state: 'done', courseId: 2, left: [], failure: null });
    const before = await written(1);
    const made = await detail(2, COLLEAGUE);
    expect(made).toMatchObject({ state: 'making', teacher: '吴老师', isPlatform: false });
    expect(made.sheet.name).toBe('心电图/入门 😀');
    expect(JSON.stringify(made)).not.toContain(PICTURE);
    expect(await detail(2)).toBeNull();
    await test.database.db.update(course).set({ createdBy: TEACHER });
    expect(await written(2)).toEqual(before);
    expect(await files(`upload/main/${COLLEAGUE}/part/`)).toEqual([]);
  });

  it('takes films along as they were brought, to be made anew', async () => {
    const calls = mediaCalls(test);
    const film = makeMp4();
    const { id } = await calls.bring('心动周期😀.mp4', film);
    await calls.work();
    await test.database.db.update(course).set({ trailerId: id });
    const waiting = await calls.bring('未转.mp4', makeMp4({ durationS: 9 }));
    const { zip } = await exported();
    const done = await imported(zip);
    expect(done).toMatchObject({ state: 'done', left: [] });
    const { sheet, trailer } = await detail(2);
    expect(sheet.trailerId).not.toBe(id);
    expect(trailer).toMatchObject({ name: '心动周期😀.mp4', state: 'waiting' });
    expect(waiting.state).toBe('waiting');
    await calls.work();
    await calls.work();
    expect((await detail(2)).trailer).toMatchObject({ state: 'ready' });
    const rows = await test.database.db.select().from(media);
    const sizes = await Promise.all(
      rows.map(async ({ key }) => (await test.app.services.storage.find(key))?.bytes),
    );
    expect(sizes[2]).toBe(sizes[0]);
  });

  it('leaves out what is not ready, and says so', async () => {
    const calls = mediaCalls(test);
    const { id } = await calls.bring('未转.mp4', makeMp4());
    await test.database.db.update(course).set({ trailerId: id });
    const { left, zip } = await exported();
    expect(left).toEqual(['“未转.mp4”还没有处理完成，未包含在文件中']);
    expect((await imported(zip)).state).toBe('done');
  });

  it.each([
    [LEARNER, 403],
    [COLLEAGUE, 404],
    [STRANGER, 404],
    [OPERATOR, 404],
  ])('is none of person %p: %p', async (who, status) => {
    expect((await ask('POST make', { courseId: 1 }, who)).status).toBe(status);
  });

  it('is fetched by whom its address was made for, for a while', async () => {
    const { body } = await ask('POST make', { courseId: 1 });
    const { url } = (body.data as { file: { url: string } }).file;
    const others = [
      url.replace('/1.', '/2.'),
      // A signature of chance ends in an A as well.
      url.replace(/.\.zip$/, (last) => (last === 'A.zip' ? 'E.zip' : 'A.zip')),
      '/storage/made/course/x.zip',
    ];
    const statusOf = async (path: string, who: number) =>
      (await test.fetch(path, await test.signIn(who))).statusCode;
    for (const other of others) expect(await statusOf(other, TEACHER)).toBe(404);
    for (const other of [LEARNER, COLLEAGUE, STRANGER, OPERATOR]) {
      expect(await statusOf(url, other)).toBe(404);
    }
    expect((await test.app.inject({ url })).statusCode).toBe(404);
    expect(await statusOf(url, TEACHER)).toBe(200);
    test.clock.pass(11 * 60);
    expect(await statusOf(url, TEACHER)).toBe(404);
  });
});
