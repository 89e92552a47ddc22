import { isNotNull } from 'drizzle-orm';
import { who, type Who } from '../../../testing/given/twoCentres';
import { useCentre } from '../../../testing/useCentre';
import { runNextJob } from '../../base/job/job.run';
import { queueSweeping, resourceJobs } from './resource.jobs';
import { findResource, selectGrounded, updateGround, updateResource } from './resource.store';
import { emergencyResource } from './resource.tables';
import { uploadFile, permitted, sendPart, written } from '../../../testing/files/bringFiles';
import { uploadRoutes } from '../../base/upload/upload.routes';
import { resourceRoutes } from './resource.routes';

const test = useCentre({ emergency: [resourceRoutes], aside: [uploadRoutes] });
const article = { ...written, kind: 1, html: '<p>正文</p>' };
const pdf = Buffer.from('%PDF-1.7\n急救');

/** 1 of 春晖 on the shelf, 2 of 春晖 off it, 3 of 安澜, 4 of the platform itself. */
beforeEach(() =>
  test.given({
    resources: [
      { title: '春晖', organisationId: 1, html: '<p>1</p>', uploadedBy: who.manager },
      { title: '春晖（下架）', organisationId: 1, groundedAt: null },
      { title: '安澜', organisationId: 2 },
      { title: '平台' },
    ],
  }),
);

const everybody = [
  'manager',
  'otherManager',
  'platformAdmin',
  'trainee',
  'stray',
  'visitorOfMain',
] as const;

/** Expected status for resource 1 of 春晖, in the order of `everybody`. */
const table: [string, object | undefined, number[]][] = [
  ['GET resource/v1/one?id=1', undefined, [200, 200, 200, 200, 200, 401]],
  ['GET resource/v1/one?id=2', undefined, [404, 404, 404, 404, 404, 401]],
  ['GET smreds/resource/v1/managed?id=1', undefined, [200, 404, 200, 403, 403, 401]],
  ['GET smreds/resource/v1/managed?id=4', undefined, [404, 404, 200, 403, 403, 401]],
  ['GET resource/v1/list-page', undefined, [200, 200, 200, 403, 403, 401]],
  ['GET resource/v1/list-page?orgId=1', undefined, [200, 404, 200, 403, 403, 401]],
  ['GET resource/v1/list?orgId=1', undefined, [200, 404, 200, 403, 403, 401]],
  ['POST resource/v1', article, [200, 200, 200, 403, 403, 401]],
  ['POST resource/v1', { ...article, orgId: 1 }, [200, 404, 200, 403, 403, 401]],
  ['PUT resource/v1', { ...article, id: 1, keptFileIds: [] }, [200, 404, 200, 403, 403, 401]],
  ['DELETE resource/v1/delete?id=1', undefined, [200, 404, 200, 403, 403, 401]],
  ['PUT smreds/resource/v1/ground', { ids: [1], groundState: 0 }, [200, 404, 200, 403, 403, 401]],
  ['PUT smreds/resource/v1/convert', { fileId: 99 }, [404, 404, 404, 403, 403, 401]],
];

const rows = table.flatMap(([call, asked, statuses]) =>
  everybody.map((name, at) => [call, name, statuses[at] ?? 0, asked] as const),
);

it.each(rows)('%s as %s: %d', async (call, name, status, asked) => {
  expect((await test.as(name, call, asked)).status).toBe(status);
});

const titles = async (as: Who, query = '') => {
  const { body } = await test.as(as, `GET resource/v1/list-page${query}`);
  return (body.data as { list: { title: string }[] }).list.map(({ title }) => title).sort();
};

describe('resource/v1/list-page', () => {
  it('shows managers their own, and platform administrators all or one organisation’s', async () => {
    expect(await titles('manager')).toEqual(['春晖', '春晖（下架）']);
    expect(await titles('otherManager')).toEqual(['安澜']);
    expect(await titles('platformAdmin')).toHaveLength(4);
    expect(await titles('platformAdmin', '?orgId=2')).toEqual(['安澜']);
  });

  it('narrows by state, kind and word, and counts what it shows', async () => {
    expect(await titles('manager', '?groundState=0')).toEqual(['春晖（下架）']);
    expect(await titles('manager', '?groundState=1&kind=1')).toEqual(['春晖']);
    expect(await titles('manager', '?kind=2')).toEqual([]);
    const { body } = await test.as('manager', 'GET resource/v1/list-page?pageCnt=1');
    expect(body.data).toMatchObject({ total: 2 });
  });

  it('says whose it is, when, and on which shelf', async () => {
    const { body } = await test.as('manager', 'GET resource/v1/list-page?keyword=%E6%98%A5');
    const { list } = body.data as { list: object[] };
    expect(list).toContainEqual(
      expect.objectContaining({
        id: 1,
        uploadedBy: '梁管理',
        groundState: 1,
        updatedAt: expect.any(Number) as number,
      }),
    );
  });
});

it('resource/v1/list is just enough to choose from', async () => {
  const { body } = await test.as('manager', 'GET resource/v1/list');
  expect(body.data).toEqual([
    { id: 1, title: '春晖', kind: 1 },
    { id: 2, title: '春晖（下架）', kind: 1 },
  ]);
});

describe('a resource that is changed', () => {
  const one = async (id: number) =>
    (await test.as('trainee', `GET resource/v1/one?id=${id}`)).body.data as {
      orgName: string;
      html: string;
      files: { id: number; fileName: string; url: string }[];
    };

  it('keeps what is kept, takes what is new, and loses the rest', async () => {
    const files = [
      await uploadFile(test, 'manager', '一.pdf', pdf),
      await uploadFile(test, 'manager', '二.pdf', pdf),
    ];
    const made = await test.as('manager', 'POST resource/v1', { ...written, uploadIds: files });
    const { id } = made.body.data as { id: number };
    const before = await one(id);
    expect(before).toMatchObject({ orgName: '春晖公益急救中心' });
    const uploadIds = [await uploadFile(test, 'manager', '三.pdf', pdf)];
    const keptFileIds = [before.files[1]?.id];
    const change = { ...written, id, title: '新题目', uploadIds, keptFileIds };
    expect((await test.as('manager', 'PUT resource/v1', change)).status).toBe(200);
    const after = await one(id);
    expect(after).toMatchObject({ title: '新题目' });
    expect(after.files.map(({ fileName }) => fileName)).toEqual(['二.pdf', '三.pdf']);
  });

  it('keeps no file of another resource', async () => {
    const uploadIds = [await uploadFile(test, 'otherManager', '他.pdf', pdf)];
    await test.as('otherManager', 'POST resource/v1', { ...written, uploadIds });
    const change = { ...article, id: 1, keptFileIds: [1] };
    await test.as('manager', 'PUT resource/v1', change);
    expect((await one(1)).files).toEqual([]);
    expect((await one(5)).files).toHaveLength(1);
  });

  it.each([
    ['nothing in it', { html: '<p> &nbsp;</p>' }, 'resource.empty'],
    ['words where a film should be', { kind: 2, html: '<p>文字</p>' }, 'resource.empty'],
    ['a title of blanks', { title: '   ' }, 'call.invalid'],
    ['an upload that is not there', { uploadIds: ['nope'] }, 'upload.notFound'],
  ])('is refused with %s', async (_what, changes, key) => {
    const answered = await test.as('manager', 'POST resource/v1', { ...article, ...changes });
    expect(answered.body['key']).toBe(key);
  });

  it('may be made of signs that open a tag and never close it', async () => {
    const html = '<'.repeat(200_000);
    const answered = await test.as('manager', 'POST resource/v1', { ...article, html });
    expect(answered.status).toBe(200);
  });

  it('goes on the shelf and off it, all or none', async () => {
    const ground = (ids: number[], groundState: number) =>
      test.as('manager', 'PUT smreds/resource/v1/ground', { ids, groundState });
    expect((await ground([2, 3], 1)).status).toBe(404);
    expect(await titles('manager', '?groundState=1')).toEqual(['春晖']);
    expect((await ground([1, 2, 2], 1)).status).toBe(200);
    expect(await titles('manager', '?groundState=1')).toHaveLength(2);
  });

  it('is not read with all of its words where only a list is shown', async () => {
    const { db } = test.database;
    const [shelf, managed] = [await selectGrounded(db, {}), await findResource(db, 1)];
    for (const row of [...shelf, managed?.resource]) expect(row).not.toHaveProperty('html');
  });

  it('is gone once it is deleted', async () => {
    await test.as('manager', 'DELETE resource/v1/delete?id=1');
    expect(await titles('manager')).toEqual(['春晖（下架）']);
    expect((await test.as('trainee', 'GET resource/v1/one?id=1')).status).toBe(404);
    expect((await test.as('manager', 'DELETE resource/v1/delete?id=1')).status).toBe(404);
  });

  it('stays gone where somebody is about to change it', async () => {
    await test.as('manager', 'DELETE resource/v1/delete?id=1');
    const { db } = test.database;
    await updateGround(db, [1], test.clock.now());
    await updateResource(db, 1, { groundedAt: test.clock.now() });
    expect(await db.$count(emergencyResource, isNotNull(emergencyResource.groundedAt))).toBe(2);
  });

  it.each([
    ['edited', 'PUT resource/v1', { ...article, id: 1, keptFileIds: [], groundState: 1 }],
    ['put on the shelf', 'PUT smreds/resource/v1/ground', { ids: [1], groundState: 1 }],
  ])('is gone for good where it is %s at the same moment', async (_how, call, asked) => {
    const [changed, removed] = await Promise.all([
      test.as('manager', call, asked),
      test.as('manager', 'DELETE resource/v1/delete?id=1'),
    ]);
    expect([
      [200, 200],
      [404, 200],
    ]).toContainEqual([changed.status, removed.status]);
    const shelf = await test.get('/doctor-cheese-smreds/resource/v1/ground');
    expect(JSON.stringify(shelf.body)).not.toContain('"id":1,');
  });
});

describe('sweeping', () => {
  const shop = () => ({ db: test.database.db, ...test.app.services });
  const sweep = async () => {
    await queueSweeping(shop());
    const stopping = new AbortController().signal;
    await runNextJob({ ...shop(), log: test.app.log, stopping }, resourceJobs(shop()));
  };

  it('clears away what nobody went on with for a day, and nothing before', async () => {
    const given = await permitted(test, 'manager', '急救.pdf', pdf.length);
    await sendPart(test, given, 1, pdf);
    const left = () => test.app.services.storage.list(given.keyPrefix);
    await sweep();
    expect(await left()).toHaveLength(1);
    test.clock.pass(86_400 + 1);
    await sweep();
    expect(await left()).toEqual([]);
  });

  it('clears away contents that no resource names, and no others', async () => {
    const other = Buffer.from('%PDF-1.7\n别的');
    for (const content of [pdf, other]) {
      const uploadIds = [await uploadFile(test, 'manager', '急救.pdf', content)];
      await test.as('manager', 'POST resource/v1', { ...written, uploadIds });
    }
    await test.as('manager', 'DELETE resource/v1/delete?id=5');
    test.clock.pass(86_400 + 1);
    await sweep();
    const kept = await test.app.services.storage.list('file/');
    expect(kept.map(({ bytes }) => bytes)).toEqual([other.length]);
  });
});
