import { buffer } from 'node:stream/consumers';
import type { CourseImport, CourseImportUpload } from '@cheese/domain/contract/learning/courseFile';
import { eq } from 'drizzle-orm';
import { writeZip } from '@cheese/question-files/zip/write';
import { courseFiles, forged, PICTURE } from '../../../testing/files/courseFiles';
import { makeMp4 } from '../../../testing/files/makeFilms';
import {
  COLLEAGUE,
  LEARNER,
  making,
  makingRoutes,
  STRANGER,
  TEACHER,
} from '../../../testing/calls/making';
import { mediaCalls } from '../../../testing/calls/mediaCalls';
import { useTestApp } from '../../../testing/useTestApp';
import { uploadRoutes } from '../../base/upload/upload.routes';
import { lessonParts } from '../../lessonParts';
import { course, courseware } from '../course/course.tables';
import { mediaRoutes } from '../media/media.routes';
import { media } from '../mediaFile/media.tables';
import { courseFileRoutes } from './courseFile.routes';
import { courseFileServingRoutes } from './courseFileServing.routes';
import { courseImport } from './courseFile.tables';

const test = useTestApp({
  modules: {
    main: [makingRoutes, mediaRoutes, courseFileRoutes(lessonParts)],
    aside: [uploadRoutes, courseFileServingRoutes(lessonParts)],
  },
});
const { detail, item } = making(test);
const { ask, exported, begin, brought, work, imported, files, courses, begun } = courseFiles(test);

beforeEach(begun);

const WAV = Buffer.concat([
  Buffer.from('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0', 'latin1'),
  Buffer.from('\x40\x1f\0\0\x80\x3e\0\0\x02\0\x10\0data\0\0\0\0', 'latin1'),
]);

describe('an import', () => {
  it('wins nobody the questions, films or pictures of others', async () => {
    const { zip } = await exported();
    const stranger = await imported(zip, STRANGER);
    expect(stranger.left).toEqual(['课件“测验”：2 道题目不在您能使用的题库中，未导入']);
    const wanted = forged(zip, (manifest) => {
      const asked = manifest.items.find(({ title }) => title === '测验')?.content;
      if (asked?.type === 64)
        asked.questions = [
          { id: 3, stem: '外校的题' },
          { id: 2, stem: '猜的' },
        ];
      const read = manifest.items[0]?.content;
      if (read?.type === 8)
        read.html = `<p>无<img src="/storage/${PICTURE}"></p><script>1</script>`;
    });
    const done = await imported(wanted);
    expect(done).toMatchObject({
      failure: null,
      left: ['课件“测验”：2 道题目不在您能使用的题库中，未导入'],
    });
    const [{ id = 0 } = {}] = (await detail(done.courseId ?? 0)).items;
    expect(JSON.stringify((await item(id)).content)).toBe('{"type":8,"html":"无"}');
  });

  it('plays sounds that are some, and no other places', async () => {
    const { storage } = test.app.services;
    await storage.put('upload/main/2/audio/heart.wav', WAV);
    await storage.put('upload/main/2/audio/false.mp3', Buffer.from('<script>'));
    const sounds = ['heart.wav', 'false.mp3', 'gone.mp3'].map(
      (name) => `<audio controls src="/storage/upload/main/2/audio/${name}"></audio>`,
    );
    const html = sounds.join('听');
    await test.database.db.update(course).set({ html });
    const { zip, left } = await exported();
    expect(left).toEqual(['“课程介绍”中的音频已不存在或无法识别，未包含']);
    const strange = forged(zip, ({ sheet }) => {
      sheet.html += `<audio src="/storage/upload/main/2/audio/heart.wav"></audio><audio src="picture:1.png"></audio>`;
    });
    const done = await imported(strange, COLLEAGUE);
    expect(done).toMatchObject({ state: 'done', left: ['音频“2.mp3”无法识别或过大，未导入'] });
    const made = (await detail(done.courseId ?? 0, COLLEAGUE)).sheet.html;
    const [, key = ''] =
      /^<audio controls src="\/storage\/([^"]+)"><\/audio>听听$/.exec(made) ?? [];
    expect(await buffer((await storage.find(key))!.read())).toEqual(WAV);
    expect(key).not.toContain('main/2/');
  });

  it('knows slides again by their number and title, and takes none that are others’', async () => {
    await test.given({
      commodities: [{ type: 2, charge: 2, productId: 1002 }],
      slides: [
        { id: 1000, organisationId: 1, slides: [{ title: '肝' }] },
        { id: 1002, slides: [{ title: '胰' }] },
        { id: 1001, organisationId: 2, slides: [{ title: '外校的' }] },
      ],
    });
    const { db } = test.database;
    const named = (...slideIds: number[]) => ({ type: 32 as const, slideIds });
    await db
      .update(courseware)
      .set({ type: 32, content: named(1, 2, 99), rule: 'byHand' })
      .where(eq(courseware.title, '阅读'));
    const { zip, left } = await exported();
    expect(left).toEqual(['课件“阅读”：1 张切片已不能使用，未包含在文件中']);
    const contentOf = async (courseId: number | null, by: number) => {
      const [{ id = 0 } = {}] = (await detail(courseId ?? 0, by)).items;
      const [row] = await db.select().from(courseware).where(eq(courseware.id, id));
      return row?.content;
    };
    const strange = await imported(zip, STRANGER);
    expect(strange.left[0]).toBe('课件“阅读”：切片“肝”不在您能使用的切片中，未导入');
    expect(await contentOf(strange.courseId, STRANGER)).toEqual(named(2));
    const guessed = [
      { id: 1, title: '肝' },
      { id: 2, title: '脾' },
      { id: 3, title: '外校的' },
    ];
    const filed = (content: object) =>
      forged(zip, (manifest) => Object.assign(manifest.items[0] ?? {}, { content }) && manifest);
    const done = await imported(filed({ type: 32, slides: guessed }));
    expect(done.left).toEqual(['课件“阅读”：切片“脾”、“外校的”不在您能使用的切片中，未导入']);
    expect(await contentOf(done.courseId, TEACHER)).toEqual(named(1));
    const old = await imported(filed(named(1002)));
    expect(old.left).toEqual(['课件“阅读”：文件由较早的版本导出，其中的切片未导入，请重新选择']);
    expect(await contentOf(old.courseId, TEACHER)).toEqual(named());
  });

  it.each<[string, (zip: Buffer) => Uint8Array, string]>([
    ['cut off', (zip) => zip.subarray(0, -9), '文件不完整或已损坏，请重新导出后再导入'],
    ['something else', () => writeZip(new Map([['a', Buffer.from('a')]])), '没有 course.json'],
    ['newer', (zip) => forged(zip, (it) => ({ ...it, version: 4 })), '由更新的版本导出'],
    ['another', (zip) => forged(zip, (it) => ({ ...it, format: 'x' })), '没有 course.json'],
    ['more', (zip) => forged(zip, (it) => ({ ...it, mediaId: 1 })), '不符合要求'],
    ['nowhere', (zip) => forged(zip, (it) => ({ ...it, trailer: 7 })), '不符合要求'],
    [
      'out of it',
      (zip) => forged(zip, (it) => ({ ...it, media: [{ file: '../a', kind: 'film', name: 'a' }] })),
      '不符合要求',
    ],
    [
      'what is not there',
      (zip) =>
        forged(zip, (it) => ({ ...it, media: [{ file: 'media/1.mp4', kind: 'film', name: 'a' }] })),
      '不完整或已损坏',
    ],
  ])('of a file that is %s ends in words, and leaves nothing', async (_, spoil, words) => {
    const { zip } = await exported();
    const done = await imported(spoil(zip));
    expect(done).toMatchObject({ state: 'failed', courseId: null });
    expect(done.failure).toContain(words);
    expect(await courses()).toBe(1);
    const [row] = await test.database.db.select().from(courseImport);
    expect(await files(row?.keyPrefix ?? '')).toEqual([]);
  });

  it('that was killed in the middle is done once, and leaves nothing double', async () => {
    const calls = mediaCalls(test);
    const { id } = await calls.bring('一.mp4', makeMp4());
    await calls.work();
    await test.database.db.update(course).set({ trailerId: id });
    const { zip } = await exported();
    const { id: importId } = await brought(zip);
    const { storage } = test.app.services;
    const put = jest.spyOn(storage, 'put').mockRejectedValueOnce(new Error('killed'));
    await work();
    put.mockRestore();
    expect(await courses()).toBe(1);
    test.clock.pass(120);
    await work();
    await work();
    const said = (await ask(`GET import/detail?importId=${importId}`)).body.data as CourseImport;
    expect(said).toMatchObject({ state: 'done', courseId: 2 });
    expect([await courses(), (await test.database.db.select().from(media)).length]).toEqual([2, 2]);
  });

  it('that is called off leaves nothing, and is nobody else’s', async () => {
    const { zip } = await exported();
    const { id: importId } = await brought(zip);
    for (const call of ['PUT import/cancel', 'PUT import/finish', 'PUT import/go-on'])
      expect((await ask(call, { importId }, COLLEAGUE)).status).toBe(404);
    expect((await ask(`GET import/detail?importId=${importId}`, undefined, COLLEAGUE)).status).toBe(
      404,
    );
    expect((await ask('PUT import/cancel', { importId })).status).toBe(200);
    await work();
    expect(await courses()).toBe(1);
    const said = (await ask(`GET import/detail?importId=${importId}`)).body.data as CourseImport;
    expect(said).toMatchObject({ state: 'failed', failure: '已取消' });
    const [row] = await test.database.db.select().from(courseImport);
    expect(await files(row?.keyPrefix ?? '')).toEqual([]);
  });

  it('goes on where it stopped, and is no learner’s', async () => {
    const { zip } = await exported();
    const one = (await begin(zip)).body.data as CourseImportUpload;
    const again = (await begin(zip)).body.data as CourseImportUpload;
    expect(again.import.id).toBe(one.import.id);
    expect((await ask('PUT import/finish', { importId: one.import.id })).body.key).toBe(
      'upload.incomplete',
    );
    expect((await begin(zip, LEARNER)).status).toBe(403);
    expect((await begin(zip, TEACHER, 'a.rar')).status).toBe(400);
  });
});
