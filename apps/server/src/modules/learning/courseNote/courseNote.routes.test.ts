import type { FileLink } from '@cheese/domain/contract/shapes';
import { readZip } from '@cheese/question-files/zip/read';
import { emergencyDownload } from '../../people/madeFile/madeFile.tables';
import { makeSensitive, silence } from '../../../testing/calls/commenting';
import { useTestApp } from '../../../testing/useTestApp';
import { courseNoteRoutes } from './courseNote.routes';

const test = useTestApp({ modules: { main: [courseNoteRoutes] } });
const at = '/doctor-cheese/course-note/v1';
const [first, second] = [1, 2];
const note = { courseId: 1, coursewareId: 1, position: 75, html: '<p>抓住重点</p>', visibility: 0 };

interface Note {
  id: number;
  html: string;
  isHeld: boolean;
  visibility: number;
}

/** A free platform course with an item, and a course of a school that no user here attends. */
beforeEach(async () => {
  await test.given({
    people: [{ nickname: '甲' }, { nickname: '乙' }],
    organisations: [{}],
    commodities: [{ charge: 1 }],
    courses: [
      { name: '心电图', chapters: [{ items: [{ title: '第一节', type: 1, durationS: 90 }, {}] }] },
      { organisationId: 1, chapters: [{ items: [{}] }] },
    ],
  });
});

async function ask(call: string, by: number | null, asked?: object) {
  const [method = '', path = ''] = call.split(' ');
  const who = by === null ? {} : { token: await test.signIn(by) };
  return test.ask(`${method} ${at}/${path}`, asked, who);
}
const add = (by: number, more: object = {}) => ask('POST add', by, { ...note, ...more });
const list = async (path: string, by: number | null = first) =>
  (await ask(`GET ${path}`, by)).body.data as { list: Note[]; total: number };
const published = (by: number | null = second) => list('public/list?courseId=1', by);

it('keeps a private one for who wrote it, with where it belongs', async () => {
  await add(first);
  expect(await list('my/list')).toMatchObject({
    total: 1,
    list: [
      {
        html: '抓住重点',
        courseName: '心电图',
        position: 75,
        visibility: 0,
        courseware: { id: 1, title: '第一节' },
      },
    ],
  });
  expect(await list('my/list', second)).toMatchObject({ total: 0 });
  expect(await published()).toMatchObject({ total: 0 });
});

it('shows everybody a public one, until it is private again', async () => {
  await add(first, { visibility: 1 });
  expect(await published(null)).toMatchObject({ list: [{ author: { nickname: '甲' } }] });
  await ask('PUT visibility', first, { id: 1, visibility: 0 });
  expect(await published()).toMatchObject({ total: 0 });
  await ask('PUT visibility', first, { id: 1, visibility: 1 });
  expect(await published()).toMatchObject({ total: 1 });
});

it('cleans what would run, and keeps pictures of ours alone', async () => {
  const html =
    '<h3 class="x">要点</h3><p onclick="x()">好<script>alert(1)</script><img src="https://bad.example/a.png" onerror="x">' +
    '<img src="/storage/note/a.png" alt="图"><a href="javascript:x">链</a></p>';
  await add(first, { html });
  const [kept] = (await list('my/list')).list;
  expect(kept?.html).toBe('<h3>要点</h3><p>好<img src="/storage/note/a.png" alt="图">链</p>');
});

it('refuses an empty one', async () => {
  expect((await add(first, { html: '<p> </p><script>x</script>' })).body).toMatchObject({
    message: '请填写内容',
  });
});

it('is searched by its words, and narrowed', async () => {
  await add(first, { html: '<p>心律<b>失常</b></p>' });
  await add(first, { coursewareId: 2, html: '<p>p 波</p>', visibility: 1 });
  expect((await list('my/list?keyword=心律失常')).total).toBe(1);
  expect((await list('my/list?keyword=%25')).total).toBe(0);
  expect((await list('my/list?coursewareId=2')).total).toBe(1);
  expect((await list('my/list?visibility=1&courseId=1')).total).toBe(1);
});

it('is nobody else’s to change', async () => {
  await add(first);
  for (const [call, asked] of [
    ['PUT edit', { id: 1, html: '<p>坏</p>' }],
    ['PUT visibility', { id: 1, visibility: 1 }],
    ['DELETE delete?id=1', undefined],
  ] as const) {
    expect((await ask(call, second, asked)).status).toBe(404);
  }
  await ask('PUT edit', first, { id: 1, html: '<p>改好</p>' });
  expect((await list('my/list')).list).toMatchObject([{ html: '改好' }]);
  await ask('DELETE delete?id=1', first);
  expect(await list('my/list')).toMatchObject({ total: 0 });
});

it('belongs to a course and an item that its writer may see', async () => {
  const asked = [{ courseId: 2, coursewareId: undefined }, { coursewareId: 3 }, { courseId: 99 }];
  for (const more of asked) expect((await add(first, more)).status).toBe(404);
  expect((await ask('GET public/list?courseId=2', first)).status).toBe(404);
});

it('goes through what everything public goes through, and only once it is public', async () => {
  await makeSensitive(test, '代写', 1);
  await makeSensitive(test, '包过', 2);
  const html = '<p>代<b>写</b></p>';
  await add(first, { html });
  for (const way of [
    ask('PUT visibility', first, { id: 1, visibility: 1 }),
    add(first, { html, visibility: 1 }),
    add(first, { html: '<img src="/storage/a.png" alt="代写">', visibility: 1 }),
  ]) {
    expect((await way).status).toBe(409);
  }
  const held = await add(first, { html: '包过', visibility: 1 });
  expect(held.body.data).toMatchObject({ isHeld: true });
  expect(await published()).toMatchObject({ total: 0 });
  await silence(test, second);
  expect((await add(second)).status).toBe(200);
  expect((await add(second, { visibility: 1 })).status).toBe(403);
  expect((await ask('PUT visibility', second, { id: 3, visibility: 1 })).status).toBe(403);
});

it('is at a second that its film has, or at a page that its document has', async () => {
  const { media } = await import('../mediaFile/media.tables');
  const at = { createdAt: test.clock.now(), readyAt: test.clock.now() };
  const page = { picture: 'p.webp', width: 16, height: 9, text: '' };
  await test.database.db.insert(media).values({
    kind: 'document',
    key: 'document/p.pdf',
    name: '讲义.pdf',
    bytes: 9,
    ...at,
    pages: [page, page],
  });
  const document = { type: 2 as const, mediaId: 1, content: { type: 2 as const, notes: [] } };
  const film = { type: 1 as const, durationS: 52, isTrial: true };
  await test.given({
    courses: [{ chapters: [{ items: [film, { ...document, isTrial: true }] }] }],
  });
  const tried = async (coursewareId: number, position: number) => {
    const { status, body } = await add(first, { courseId: 3, coursewareId, position });
    return [status, body.field];
  };
  expect(await tried(4, 52)).toEqual([200, undefined]);
  expect(await tried(4, 53)).toEqual([400, 'position']);
  expect(await tried(5, 2)).toEqual([200, undefined]);
  expect(await tried(5, 3)).toEqual([400, 'position']);
});

it('points at a picture where there is one and at a page where there are some, nowhere else', async () => {
  await test.given({
    courses: [
      {
        chapters: [
          {
            items: [
              {
                type: 4,
                isTrial: true,
                content: { type: 4, picture: '/a.webp', width: 9, height: 9 },
              },
            ],
          },
        ],
      },
    ],
  });
  const at = { courseId: 3, coursewareId: 4, position: 999_999, point: { x: 0.25, y: 0.5 } };
  await add(first, at);
  await add(first, { point: { x: 0.25, y: 0.5 } });
  expect((await list('my/list')).list).toMatchObject([
    { courseId: 1, point: null },
    { courseId: 3, position: null, point: { x: 0.25, y: 0.5 } },
  ]);
  for (const point of [{ x: 1.5, y: 0 }, { x: 0.5 }, [0, 0], { x: 0, y: 0, z: 0 }]) {
    expect((await add(first, { ...at, point })).status).toBe(400);
  }
});

it('goes out as a document, one’s own alone and course by course', async () => {
  expect((await ask('POST export', first, {})).body).toMatchObject({
    key: 'courseNote.nothing',
    message: '还没有可以导出的笔记',
  });
  await add(second, { html: '<p>别人的</p>', visibility: 1 });
  await add(first, { html: '<p>第二条</p>', position: 90 });
  await add(first, {
    html: '<p>第一条 a&lt;b</p><img src="/storage/document/x/1.png" alt="偷看">',
  });
  const { status, body } = await ask('POST export', first, { courseId: 1 });
  expect([status, body.data]).toMatchObject([200, { count: 2 }]);
  const { url, fileName } = (body.data as { file: FileLink }).file;
  expect(fileName).toMatch(/^课程笔记_.*\.docx$/);
  const { db } = test.database;
  const [made] = await db.select().from(emergencyDownload);
  expect(url).toContain('/storage/made/');
  const words = `${readZip(made?.content ?? Buffer.alloc(0)).open('word/document.xml')}`;
  expect(words).not.toContain('别人的');
  expect(words.match(/心电图|第一节 · [\d:]+|第[一二]条|\[偷看\]/g)).toEqual([
    '心电图',
    '第一节 · 00:01:15',
    '第一条',
    '[偷看]',
    '第一节 · 00:01:30',
    '第二条',
  ]);
});

it('stays its writer’s when the course is withdrawn', async () => {
  await add(first);
  const { course } = await import('../course/course.tables');
  await test.database.db.update(course).set({ withdrawnAt: test.clock.now() });
  expect(await list('my/list')).toMatchObject({ total: 1 });
  expect((await ask('PUT edit', first, { id: 1, html: '还能改' })).status).toBe(200);
});
