import type {
  OfferChange,
  OfferedCourse,
} from '@cheese/domain/contract/learning/shapes/courseOfferShapes';
import { making, makingRoutes, OPERATOR, STRANGER, TEACHER } from '../../../testing/calls/making';
import { useTestApp } from '../../../testing/useTestApp';
import { lessonParts } from '../../lessonParts';
import { commodity } from '../../shop/goods/commodity.tables';
import { commodityRoutes } from '../../shop/commodity/commodity.routes';
import { course, courseware } from '../course/course.tables';
import { courseRoutes } from '../course/course.routes';
import { courseOfferRoutes } from './courseOffer.routes';
import { courseOfferManageRoutes } from './courseOfferManage.routes';

const test = useTestApp({
  modules: {
    main: [
      makingRoutes,
      courseRoutes,
      commodityRoutes,
      courseOfferRoutes(lessonParts),
      courseOfferManageRoutes,
    ],
  },
});
const { given, detail, post, save, saveItem } = making(test);
const items = [{ title: '甲' }, { title: '乙' }];

const ask = async (call: string, body: object | undefined, by: number) =>
  test.ask(call.replace(' ', ' /doctor-cheese/'), body, { token: await test.signIn(by) });
const operate = (call: string, body?: object) => {
  const [how = '', what = ''] = call.split(' ');
  return ask(`${how} manage/courseOffer/v1/${what}`, body, OPERATOR);
};
const offer = async () => {
  const { edition } = await detail();
  const said = { courseId: 1, edition, charge: 2, price: 39_900, note: '' };
  expect((await ask('POST course/offer/v1/make', said, TEACHER)).status).toBe(200);
};
const offered = async () =>
  ((await operate('GET list')).body.data as { list: OfferedCourse[] }).list[0] as OfferedCourse;
const prices = { charge: 2, price: 29_900, originalPrice: 39_900, vipPrice: 19_900 };
const approve = async () => {
  const { id, copy } = await offered();
  return operate('PUT approve', { id, edition: copy?.edition, ...prices });
};
const renew = async (more: object = {}) => {
  const { id, copy } = await offered();
  return operate('PUT renew', { id, edition: copy?.edition, ...more });
};
const readChanges = async () => {
  const { id } = await offered();
  return (await operate(`GET changes?id=${id}`)).body.data as { sold: object; list: OfferChange[] };
};
const changes = async () => (await readChanges()).list;
const itemsOf = async (courseId: number) => {
  const rows = await test.database.db.select().from(courseware);
  return rows.filter((row) => row.courseId === courseId && row.isShown);
};

/** The first course is sold as the second. */
beforeEach(async () => {
  const aCourse = {
    organisationId: 1,
    createdBy: TEACHER,
    publishedAt: null,
    chapters: [{ items }],
    teachers: [{ personId: TEACHER, organisationId: 1 }],
  };
  await given({ courses: [aCourse] });
  await offer();
  expect((await approve()).body.data).toEqual({ courseId: 2 });
});

it('what is sold its teachers cannot change, and see why', async () => {
  const { edition, isLocked } = await detail(2);
  expect(isLocked).toBe(true);
  expect((await detail(2, OPERATOR)).isLocked).toBe(false);
  expect((await detail(1)).isLocked).toBe(false);
  const [{ id = 0, chapterId = 0 } = {}] = await itemsOf(2);
  const tries = await Promise.all([
    post('withdraw', { courseId: 2, edition }),
    post('copy', { courseId: 2, name: '我的' }),
    post('item/remove', { itemId: id }),
    post('item/add', { chapterId, type: 8, title: '丙' }),
    post('chapter/save', { chapterId, edition: 1, title: '改', html: '' }),
    saveItem({ title: '改' }, id),
  ]);
  expect(tries.map(({ body }) => body.key)).toEqual(tries.map(() => 'course.sold'));
  expect((await post('item/add', { chapterId, type: 8, title: '丙' }, OPERATOR)).status).toBe(200);
});

it('a second offer changes the same product, once it was looked at', async () => {
  const [before] = await itemsOf(2);
  await save({ name: '改了名的课程' });
  await saveItem({ title: '甲（新）' }, 1);
  await post('item/remove', { itemId: 2 });
  const [{ chapterId = 0 } = {}] = await itemsOf(1);
  const { itemId } = (await post('item/add', { chapterId, type: 8, title: '丙' })).body.data as {
    itemId: number;
  };
  await saveItem({ content: { type: 8, html: '<p>房颤</p>' } }, itemId);
  await offer();
  expect(await offered()).toMatchObject({ renews: 2, state: 'waiting' });
  expect((await approve()).body.key).toBe('courseOffer.onSale');
  expect(await changes()).toEqual([
    {
      how: 'changed',
      what: 'sheet',
      name: '改了名的课程',
      differences: [{ part: 'name', before: '课程1', now: '改了名的课程' }],
    },
    {
      how: 'changed',
      what: 'item',
      name: '甲（新）',
      differences: [
        { part: 'name', before: '甲', now: '甲（新）' },
        { part: 'content', before: '笔记', now: '笔记（排版或所选内容有调整）' },
      ],
    },
    { how: 'added', what: 'item', name: '丙', differences: [] },
    { how: 'removed', what: 'item', name: '乙', differences: [] },
  ]);
  expect((await itemsOf(2)).map(({ title }) => title)).toEqual(['甲', '乙']);
  expect((await renew()).body.data).toEqual({ courseId: 2 });
  const after = await itemsOf(2);
  expect(after.map(({ title }) => title).sort()).toEqual(['丙', '甲（新）']);
  expect(after.find(({ title }) => title === '甲（新）')?.id).toBe(before?.id);
  const sold = await test.database.db.select().from(commodity);
  expect(sold).toMatchObject([{ productId: 2, title: '改了名的课程' }]);
  expect((await test.database.db.select().from(course)).map(({ id }) => id).sort()).toEqual([1, 2]);
  expect(await offered()).toMatchObject({ state: 'approved', renews: null });
});

it('of texts the lines are shown that differ, before and now', async () => {
  await save({ html: '<p>同一段</p><p>旧的一段</p><p>结尾</p>' });
  await offer();
  await renew();
  await save({ html: '<p>同一段</p><p>新的一段</p><p>再一段</p><p>结尾</p>' });
  await offer();
  expect((await changes()).flatMap(({ differences }) => differences)).toEqual([
    { part: 'html', before: '…\n旧的一段\n…', now: '…\n新的一段\n再一段\n…' },
  ]);
});

it('what was taken out and comes back is the same again', async () => {
  const [, second] = await itemsOf(2);
  const { removedAt } = (await post('item/remove', { itemId: 2 })).body.data as {
    removedAt: number;
  };
  await offer();
  await renew();
  expect(await itemsOf(2)).toHaveLength(1);
  await post('restore', { courseId: 1, removedAt });
  await offer();
  await renew();
  expect((await itemsOf(2)).map(({ id }) => id)).toContain(second?.id);
});

it('is renewed by who looked at just this, and by nobody else', async () => {
  await offer();
  expect(await readChanges()).toMatchObject({ sold: { charge: 2, price: 29_900 }, list: [] });
  expect((await renew({ edition: 99 })).body.key).toBe('course.changedMeanwhile');
  expect((await renew({ id: 77 })).body.key).toBe('courseOffer.notFound');
  const { id } = await offered();
  const others = [TEACHER, STRANGER];
  for (const who of others) {
    expect((await ask('PUT manage/courseOffer/v1/renew', { id, edition: 1 }, who)).status).toBe(
      403,
    );
    expect((await ask(`GET manage/courseOffer/v1/changes?id=${id}`, undefined, who)).status).toBe(
      403,
    );
  }
  const twice = await Promise.all([renew(), renew()]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('is said to be a preview to its teachers while nobody else sees it', async () => {
  const isPreview = async (courseId: number) => {
    const { body } = await ask(`GET course/v3/detail?courseId=${courseId}`, undefined, TEACHER);
    return (body.data as { isPreview: boolean }).isPreview;
  };
  expect([await isPreview(1), await isPreview(2)]).toEqual([true, false]);
});
