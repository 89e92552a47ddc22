import { smallCase } from '@cheese/patients/testing/smallCase';
import type { Collected } from '@cheese/domain/contract/learning/collect';
import { tiny } from '@cheese/drills/testing/tiny';
import { useTestApp } from '../../../testing/useTestApp';
import { collectRoutes } from '../../learning/collect/collect.routes';
import { patientRow } from '../patient/patient.row';
import { patientCase } from '../patient/patient.tables';
import { rowOfDrill } from '../drill/drill.graphs';
import { drill } from '../drill/drill.tables';
import { seeSlide } from '../../slides/slide/slide.access';
import { slide } from '../../slides/slide/slide.tables';
import { favouriteRoutes } from './favourite.routes';

const test = useTestApp({ modules: { main: [collectRoutes(seeSlide), favouriteRoutes] } });
const at = '/doctor-cheese/collect/v1';
const SLIDE = 32;

async function as(personId: number) {
  const who = { token: await test.signIn(personId) };
  const ask = async (call: string, body?: object) => {
    const { status, body: said } = await test.ask(call.replace(' ', ` ${at}/`), body, who);
    return { status, key: (said as { key?: string }).key, data: said.data };
  };
  const add = (type: number, productId: number) => ask('POST add', { type, productId });
  const list = async (query = '') =>
    (await ask(`GET list?page=1&pageCnt=20${query}`)).data as { list: Collected[]; total: number };
  return { ask, add, list };
}

beforeEach(() =>
  test.given({
    people: [{}, {}],
    organisations: [{}],
    commodities: [{ type: 2, productId: 50, title: '肝脏切片库' }],
    memberships: [{ personId: 1, organisationId: 1 }],
    slides: [
      { id: 50, slides: [{ title: '肝（正常）', thumbnail: 'slide/1.webp' }] },
      { id: 1000, organisationId: 1, slides: [{ title: '本校的肝' }] },
      { id: 51, slides: [{ title: '没有上架' }] },
    ],
  }),
);

it('slides are kept by who may see them, and are nothing to others', async () => {
  const { ask, add, list } = await as(1);
  const other = await as(2);
  for (const id of [1, 2]) await add(SLIDE, id);
  test.clock.pass(1);
  await add(2, 50);
  expect((await list('&types=2&types=32')).list.map(({ title }) => title)).toEqual([
    '肝脏切片库',
    '本校的肝',
    '肝（正常）',
  ]);
  expect(await list('&types=32&keyword=正常')).toMatchObject({
    total: 1,
    list: [{ cover: 'slide/1.webp', isGone: false }],
  });
  for (const id of [2, 3, 99]) {
    expect(await other.add(SLIDE, id)).toMatchObject({ status: 404, key: 'slide.notFound' });
  }
  expect((await ask(`GET state/list?type=32&productIds=1&productIds=3`)).data).toEqual([1]);
  expect((await other.ask('GET state/list?type=32&productIds=1')).data).toEqual([]);
});

it('slides of a school lose their names with the right to see them', async () => {
  const { add, list } = await as(1);
  await add(SLIDE, 2);
  await test.database.db.update(slide).set({ isShown: false });
  expect((await list()).list).toMatchObject([{ title: '数字切片', isGone: true }]);
  expect(await list('&keyword=本校')).toMatchObject({ total: 0 });
});

it('drills and patients are kept as well, while they are there', async () => {
  const { db } = test.database;
  await db.insert(drill).values(rowOfDrill(tiny, 0));
  await db.insert(patientCase).values(patientRow(smallCase));
  const { add, list } = await as(1);
  await add(512, 1);
  test.clock.pass(1);
  await add(1024, 1);
  expect(await list()).toMatchObject({
    list: [
      { type: 1024, title: '肚子疼', isGone: false },
      { type: 512, title: '小演练', isGone: false },
    ],
  });
  expect(await list('&keyword=演练')).toMatchObject({ total: 1 });
  await db.delete(drill);
  expect(await list('&type=512')).toMatchObject({ list: [{ title: '急救演练', isGone: true }] });
});
