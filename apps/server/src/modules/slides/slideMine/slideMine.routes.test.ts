import type { LookedSlide, OwnLibrary } from '@cheese/domain/contract/slides/slideMine';
import { useTestApp } from '../../../testing/useTestApp';
import { slide } from '../slide/slide.tables';
import { slideMineRoutes } from './slideMine.routes';

const test = useTestApp({ modules: { main: [slideMineRoutes] } });
const at = '/doctor-cheese/slide-library/v1/mine';
const view = '300_200_0.5_37_0~200_120_100_100_100_100';

/** 1 free, 2 bought by person 1, 3 of school 1. */
beforeEach(() =>
  test.given({
    people: [{}, {}],
    organisations: [{}],
    memberships: [{ personId: 1 }],
    commodities: [
      { type: 2, charge: 1, title: '肝脏切片库' },
      { type: 2, charge: 2, title: '血液切片库' },
    ],
    held: [{ personId: 1, commodityId: 2, endsAt: new Date('2027-01-01T00:00:00Z') }],
    slides: [
      { slides: [{ title: '肝（正常）', thumbnail: 'slide/1.webp' }] },
      { slides: [{ title: '血涂片' }] },
      { id: 1000, organisationId: 1, slides: [{ title: '本校的肝' }] },
    ],
  }),
);

async function as(personId: number) {
  const who = { token: await test.signIn(personId) };
  const remember = (slideId: number, said = view) =>
    test.ask(`PUT ${at}/view`, { slideId, view: said }, who);
  const ask = async <Row>(list: string) => {
    const { body } = await test.ask(`GET ${at}/${list}?page=1&pageCnt=20`, undefined, who);
    return body.data as { list: Row[]; total: number };
  };
  return {
    remember,
    looked: () => ask<LookedSlide>('slide/list'),
    libraries: () => ask<OwnLibrary>('library/list'),
  };
}

it('goes on where one stopped, the latest first, once for each slide', async () => {
  const { remember, looked } = await as(1);
  await remember(1, '1_1_1_0_0');
  test.clock.pass(60);
  await remember(3);
  test.clock.pass(60);
  await Promise.all([remember(1), remember(1)]);
  expect(await looked()).toMatchObject({
    total: 2,
    list: [
      { slideId: 1, title: '肝（正常）', thumbnail: 'slide/1.webp', view, isLocked: false },
      { slideId: 3, title: '本校的肝', isGone: false },
    ],
  });
  expect(await (await as(2)).looked()).toEqual({ list: [], total: 0 });
});

it('keeps nothing of what one may not look at, and no address that is none', async () => {
  const { remember, looked } = await as(2);
  expect((await remember(2)).status).toBe(403);
  expect((await remember(3)).status).toBe(404);
  expect((await remember(1, '"><script>')).status).toBe(400);
  expect(await looked()).toMatchObject({ total: 0 });
});

it('tells no name of a slide that went', async () => {
  const { remember, looked } = await as(1);
  await remember(3);
  await test.database.db.update(slide).set({ isShown: false });
  expect((await looked()).list).toMatchObject([{ title: '', isGone: true }]);
});

it('lists libraries that one has, and those of which one looked at a slide', async () => {
  const { remember, libraries } = await as(1);
  expect(await libraries()).toMatchObject({
    total: 1,
    list: [
      { id: 2, name: '血液切片库', slideCount: 1, isBought: true, isLocked: false, last: null },
    ],
  });
  await remember(1);
  test.clock.pass(60);
  await remember(3);
  expect((await libraries()).list).toMatchObject([
    { id: 1000, isOfSchool: true, isLocked: false, last: { slideId: 3, title: '本校的肝', view } },
    { id: 1, name: '肝脏切片库', isBought: false, isLocked: false, validUntil: null },
    { id: 2, validUntil: Date.parse('2027-01-01T00:00:00Z') },
  ]);
  expect(await (await as(2)).libraries()).toEqual({ list: [], total: 0 });
});
