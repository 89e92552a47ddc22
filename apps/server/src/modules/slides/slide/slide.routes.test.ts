import type { Slide } from '@cheese/domain/contract/slides/slide';
import { useTestApp } from '../../../testing/useTestApp';
import { slideLibraryRoutes } from './library/slideLibrary.routes';
import { slideRoutes } from './slide.routes';
import { slideLook } from './slide.tables';

const test = useTestApp({ modules: { main: [slideRoutes, slideLibraryRoutes] } });
const main = '/doctor-cheese/slide-library/v1';

beforeEach(() =>
  test.given({
    people: [{}, {}],
    commodities: [
      { type: 2, charge: 1, title: '肝脏切片库', description: '肝', weight: 2 },
      { type: 2, charge: 2, title: '血液切片库', weight: 1 },
      { type: 2, title: '只有标本', productId: 30 },
    ],
    held: [{ personId: 1, commodityId: 2 }],
    organisations: [{}],
    slides: [
      {
        slides: [
          { title: '肝（正常）', viewCount: 3 },
          { title: '肝（淤血）', field: 2 },
          { title: '还在写', isShown: false },
        ],
      },
      { slides: [{ title: '血涂片', organ: '血液', system: 2, stain: 5, field: 5 }] },
      { id: 1000, organisationId: 1, slides: [{ title: '本校的肝' }] },
    ],
  }),
);

const ask = async (call: string, personId?: number) => {
  const by = personId === undefined ? {} : { token: await test.signIn(personId) };
  return test.ask(`GET ${main}/${call}`, undefined, by);
};
const titles = async (query: string) => {
  const data = (await ask(`slide/list${query}`)).body.data as { list: Slide[]; total: number };
  expect(data.total).toBe(data.list.length);
  return data.list.map(({ title }) => title);
};

it.each([
  ['', ['肝（正常）', '肝（淤血）', '血涂片']],
  [`?organ=${encodeURIComponent('血液')}`, ['血涂片']],
  ['?system=3', ['肝（正常）', '肝（淤血）']],
  ['?stain=5', ['血涂片']],
  ['?field=2', ['肝（淤血）']],
  ['?libraryId=2', ['血涂片']],
  ['?libraryId=1000', []],
  ['?charge=1', ['肝（正常）', '肝（淤血）']],
  [`?keyword=${encodeURIComponent('淤')}`, ['肝（淤血）']],
  ['?keyword=%25', []],
  ['?sort=3&libraryId=1', ['肝（正常）', '肝（淤血）']],
  ['?sort=4&libraryId=2', ['血涂片']],
])('the list narrowed by %s', async (query, expected) => {
  expect(await titles(query)).toEqual(expected);
});

const locks = async (personId?: number) => {
  const { list } = (await ask('slide/list', personId)).body.data as { list: Slide[] };
  return list.map(({ isLocked }) => isLocked);
};

it('says to each what is locked for them', async () => {
  expect(await locks()).toEqual([false, false, true]);
  expect(await locks(1)).toEqual([false, false, false]);
  expect(await locks(2)).toEqual([false, false, true]);
  expect((await ask('slide/detail?id=4', 2)).body.data).toMatchObject({
    title: '血涂片',
    isLocked: true,
    libraryName: '血液切片库',
  });
  expect((await ask('slide/detail?id=4', 1)).body.data).toMatchObject({ isLocked: false });
  expect((await ask('slide/detail?id=3')).status).toBe(404);
  expect((await ask('slide/detail?id=5')).status).toBe(404);
});

it('counts what there is of each kind', async () => {
  expect((await ask('slide/facets')).body.data).toEqual({
    fields: [1, 2, 5].map((value) => ({ value, count: 1 })),
    systems: [
      { value: 3, count: 2 },
      { value: 2, count: 1 },
    ],
    stains: [
      { value: 1, count: 2 },
      { value: 5, count: 1 },
    ],
    organs: [
      { value: '肝', count: 2 },
      { value: '血液', count: 1 },
    ],
  });
});

it('libraries are those that have slides, with what they hold', async () => {
  const { list, total } = (await ask('list')).body.data as { list: object[]; total: number };
  expect(total).toBe(2);
  expect(list).toMatchObject([
    { id: 1, name: '肝脏切片库', summary: '肝', slideCount: 2, viewCount: 3, isLocked: false },
    { id: 2, name: '血液切片库', slideCount: 1, viewCount: 0, isLocked: true },
  ]);
  expect((await ask('detail?id=2', 1)).body.data).toMatchObject({
    isLocked: false,
    opened: 'bought',
  });
  expect((await ask('detail?id=3')).status).toBe(404);
  expect((await ask('directory?libraryId=2')).body.data).toMatchObject([
    { title: '血涂片', type: 'section', targetId: 4, isLocked: true },
  ]);
  expect((await ask('directory?libraryId=2', 1)).body.data).toMatchObject([{ isLocked: false }]);
  expect((await ask('directory?libraryId=1000')).status).toBe(404);
});

it('a look counts once for a person, and only of what is open', async () => {
  const look = async (slideId: number, personId: number) => {
    const token = await test.signIn(personId);
    return test.ask(`POST ${main}/view-count`, { slideId }, { token });
  };
  const [one, other] = await Promise.all([look(1, 1), look(1, 1)]);
  expect([one.body.data, other.body.data]).toEqual([4, 4]);
  expect((await look(1, 1)).body.data).toBe(4);
  expect((await look(1, 2)).body.data).toBe(5);
  expect((await look(4, 2)).status).toBe(403);
  test.clock.pass(90_000);
  expect((await look(1, 1)).body.data).toBe(5);
});

it('a machine with a hundred addresses, and no cookie, counts for next to nothing', async () => {
  const look = async (address: string) =>
    (await test.ask(`POST ${main}/view-count`, { slideId: 1 }, { address })).body.data;
  const [before] = await Promise.all([look('198.51.100.1'), look('198.51.100.77')]);
  expect(before).toBe(4);
  // One after the other of one network, then at once from as many networks as one likes.
  for (let nth = 0; nth < 5; nth++) expect(await look(`198.51.100.${nth}`)).toBe(4);
  await Promise.all(Array.from({ length: 100 }, (_, nth) => look(`10.0.${nth}.1`)));
  expect(await look('2001:db8:1::1')).toBe(6);
  test.clock.pass(86_401);
  await Promise.all(Array.from({ length: 100 }, (_, nth) => look(`2001:db8:${nth}::1`)));
  expect(await look('198.51.100.1')).toBe(9);
});

it('the more people look, the more visitors count beside them', async () => {
  const people = Array.from({ length: 50 }, (_, at) => at + 100);
  const rows = people.map((id) => ({ slideId: 1, looker: `person:${id}`, lookedAt: new Date(0) }));
  await test.database.db.insert(slideLook).values(rows);
  const look = async (nth: number) =>
    test.ask(`POST ${main}/view-count`, { slideId: 1 }, { address: `10.0.${nth}.1` });
  await Promise.all(Array.from({ length: 20 }, (_, nth) => look(nth)));
  expect((await look(99)).body.data).toBe(8);
});
