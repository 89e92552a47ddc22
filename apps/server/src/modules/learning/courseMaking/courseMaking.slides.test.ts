import type { DetailOf } from '@cheese/domain/contract/learning/shapes/coursewareDetail';
import { eq } from 'drizzle-orm';
import { aCourse, LEARNER, making, makingRoutes, studyRoutes } from '../../../testing/calls/making';
import { useTestApp } from '../../../testing/useTestApp';
import { lessonParts } from '../../lessonParts';
import { commodity } from '../../shop/goods/commodity.tables';
import { slide } from '../../slides/slide/slide.tables';
import { courseOfferRoutes } from '../courseOffer/courseOffer.routes';

const test = useTestApp({
  modules: { main: [makingRoutes, studyRoutes, courseOfferRoutes(lessonParts)] },
});
const { given, post, detail, item, saveItem } = making(test);

/** Shown and hidden ones of the school; another school's; the platform's: on sale, free, hidden, not on sale. */
const [OWN, HIDDEN, STRANGE, SOLD, FREE, UNSEEN, UNSOLD] = [1, 2, 3, 4, 5, 6, 7] as const;

beforeEach(() =>
  given({
    courses: [{ ...aCourse, chapters: [{ items: [{ type: 32, content: asked() }] }] }],
    commodities: [
      { type: 2, charge: 2, productId: 1002 },
      { type: 2, charge: 1, productId: 1003 },
    ],
    slides: [
      { id: 1000, organisationId: 1, slides: [{ title: '肝' }, { title: '肾', isShown: false }] },
      { id: 1001, organisationId: 2, slides: [{ title: '外校的' }] },
      { id: 1002, slides: [{ title: '胰' }] },
      { id: 1003, slides: [{ title: '肺', thumbnail: 'tissue/lung.webp' }, { isShown: false }] },
      { id: 1004, slides: [{}] },
    ],
  }),
);

const asked = (...slideIds: number[]) => ({ type: 32 as const, slideIds });
const choose = (...slideIds: number[]) => saveItem({ content: asked(...slideIds) });
const publish = async () =>
  post('publish', { courseId: 1, edition: (await detail()).edition, at: null });
const remove = (id: number) => test.database.db.delete(slide).where(eq(slide.id, id));

async function learnt() {
  const token = await test.signIn(LEARNER);
  const { body } = await test.ask('GET /doctor-cheese/courseware/v1/detail?id=1', undefined, {
    token,
  });
  return (body.data as DetailOf<32>).slides;
}

it('names what its school keeps and what the platform offers, in that order', async () => {
  expect((await choose(HIDDEN, SOLD, FREE, OWN)).body.data).toEqual({ edition: 2, fault: null });
  const { content, slides, isPlatform } = await item();
  expect([content, isPlatform]).toEqual([asked(HIDDEN, SOLD, FREE, OWN), false]);
  expect(slides.map(({ title }) => title)).toEqual(['肾', '胰', '肺', '肝']);
});

it.each([
  ['another school’s', STRANGE],
  ['of the platform and hidden', UNSEEN],
  ['of the platform and not on sale', UNSOLD],
  ['nowhere', 99],
])('names no slide that is %s', async (_, id) => {
  const { status, body } = await choose(OWN, id);
  expect([status, body.message]).toEqual([400, '所选切片中有您不能使用的切片']);
  expect((await item()).content).toEqual(asked());
});

it('says that a slide is gone, and is not published with it', async () => {
  await choose(OWN, FREE);
  await remove(FREE);
  const fault = '有 1 张切片已移除或不能使用，请更换';
  expect(await item()).toMatchObject({
    fault,
    slides: [
      { title: '肝', isGone: false },
      { id: FREE, title: '', isGone: true },
    ],
  });
  expect((await detail()).faults).toMatchObject([{ itemId: 1, message: `课件“课件1”：${fault}` }]);
  expect((await publish()).body.key).toBe('course.unfit');
  // Slides already in the item may stay until they are replaced.
  expect((await choose(FREE, OWN)).body.data).toMatchObject({ fault });
});

it('opens to learners what the school lends, and says of the rest what opens it', async () => {
  await choose(HIDDEN, SOLD, FREE);
  await publish();
  const known = { picture: null };
  expect(await learnt()).toEqual([
    { ...known, id: HIDDEN, name: '肾', state: 'open', libraryId: 1000 },
    { ...known, id: SOLD, name: '胰', state: 'locked', libraryId: 1002 },
    { id: FREE, name: '肺', picture: 'tissue/lung.webp', state: 'open', libraryId: 1003 },
  ]);
});

it('tells learners nothing of what is gone or not theirs', async () => {
  await choose(HIDDEN, SOLD);
  await publish();
  await remove(HIDDEN);
  await test.database.db.update(commodity).set({ withdrawnAt: test.clock.now() });
  const away = { name: '', picture: null, state: 'away', libraryId: null };
  expect(await learnt()).toEqual([
    { id: HIDDEN, ...away },
    { id: SOLD, ...away },
  ]);
});

it('is not sold with the school’s own slides, which it would not lend', async () => {
  const offer = async () => {
    const { edition } = await detail();
    const said = { courseId: 1, edition, charge: 2, price: 9_900, note: '' };
    return test.ask('POST /doctor-cheese/course/offer/v1/make', said, {
      token: await test.signIn(2),
    });
  };
  await choose(OWN, FREE);
  expect((await offer()).body.key).toBe('courseOffer.slides');
  await choose(FREE);
  expect((await offer()).status).toBe(200);
});
