import type { Simulation } from '@cheese/domain/contract/training/simulation';
import { eq } from 'drizzle-orm';
import { shopModules, shopping } from '../../../testing/given/shopping';
import {
  askingSimulations,
  BUYER,
  FREE,
  HANDS,
  MEMBER,
  OF_FREE,
  OF_MEMBERS,
  OWNER,
  RECOIL,
  RESCUE,
  RHYTHM,
  simulationWorld,
  WARD,
} from '../../../testing/given/simulationWorld';
import { useTestApp } from '../../../testing/useTestApp';
import { practiceRoutes } from '../../exam/practice/practice.routes';
import { searchRoutes } from '../../front/search/search.routes';
import { serveMedia } from '../../learning/media/serving/media.files';
import { commodityRoutes } from '../../shop/commodity/commodity.routes';
import { entitlement } from '../../shop/entitlement/entitlement.tables';
import { virtualSystemRoutes } from '../virtualSystem/virtualSystem.routes';
import { virtualSystem } from '../virtualSystem/virtualSystem.tables';
import { seeMadeTitle } from './simulation.made';
import { simulationRoutes } from './simulation.routes';
import { simulationVideoRoutes } from './simulationVideo.routes';

const main = [
  simulationRoutes,
  simulationVideoRoutes,
  virtualSystemRoutes,
  practiceRoutes(seeMadeTitle),
  commodityRoutes,
  searchRoutes,
];
const test = useTestApp({ modules: { main: [...main, ...shopModules], aside: [serveMedia] } });
const { askPlace, takeOffSale } = shopping(test);
const { as, get, data, locks, look } = askingSimulations(test);

beforeEach(() => test.given(simulationWorld));

describe('simulations', () => {
  it.each([
    ['', ['高级生命支持', '手卫生', '查房']],
    ['&kindId=3', ['高级生命支持']],
    ['&tagId=1', ['高级生命支持', '查房']],
    ['&charge=1', ['手卫生']],
    [`&keyword=${encodeURIComponent('生命')}`, ['高级生命支持']],
  ])('are listed, narrowed by %s', async (query, names) => {
    const asked = `list?page=1&pageCnt=10${query}`;
    const { list, total } = await data<{ list: Simulation[]; total: number }>(asked);
    expect([list.map(({ name }) => name), total]).toEqual([names, names.length]);
  });

  it('say of what kind they are, how many videos they have, and what is open to whom', async () => {
    const asked = 'list?page=1&pageCnt=1';
    const [one] = (await data<{ list: Simulation[] }>(asked, OWNER)).list;
    expect(one).toMatchObject({ kind: '急救演练', videoCount: 3, commodityId: 1, isLocked: false });
    const [other] = (await data<{ list: Simulation[] }>(asked, BUYER)).list;
    expect(other).toMatchObject({ isLocked: true });
  });

  it('are narrowed by the subjects and kinds that some of them carry', async () => {
    expect(await data('filter/list')).toEqual({
      disciplines: [{ id: 1, name: '急诊医学', count: 2 }],
      kinds: [
        { id: 3, name: '急救演练', count: 1 },
        { id: 4, name: '护理操作', count: 1 },
      ],
    });
  });

  it('lead to those that share a subject or kind, and to no other', async () => {
    const related = await data<Simulation[]>('related/list?simulationId=1');
    expect(related.map(({ name }) => name)).toEqual(['查房']);
    expect(await data('related/list?simulationId=2')).toEqual([]);
  });

  it('tell what they are for, what they take, and how they are done', async () => {
    expect(await data('detail?id=1')).toMatchObject({
      aims: ['会按压'],
      equipment: ['除颤仪'],
      steps: ['先按压', '再除颤'],
      kind: '急救演练',
      videoCount: 3,
    });
    expect((await get('simulation/v4/detail?id=9')).status).toBe(404);
  });

  it('hold their models for whom they are open', async () => {
    const asked = 'simulation/v4/model/list?simulationId=1';
    expect((await get(asked, OWNER)).body.data).toEqual([]);
    expect((await get(asked, BUYER)).body.key).toBe('simulation.locked');
  });

  it('are bought whole, or video by video', async () => {
    const ways = await data<{ specificationId: number; name: string }[]>(
      'commodity/list?simulationId=1',
    );
    expect(ways.map(({ specificationId, name }) => [specificationId, name])).toEqual([
      [1, '永久有效'],
      [4, '心律'],
      [5, '回弹'],
    ]);
  });
});

describe('videos', () => {
  it.each([
    [undefined, ['open', 'locked', 'locked'], ['open'], ['locked']],
    [BUYER, ['open', 'bought', 'locked'], ['open'], ['locked']],
    [OWNER, ['bought', 'bought', 'bought'], ['open'], ['locked']],
    [MEMBER, ['open', 'locked', 'locked'], ['open'], ['open']],
  ])('are open to person %s by what they hold', async (personId, rescue, hands, ward) => {
    expect(await locks(RESCUE, personId)).toEqual(rescue);
    expect(await locks(HANDS, personId)).toEqual(hands);
    expect(await locks(WARD, personId)).toEqual(ward);
  });

  it('of no simulation are not found, those of one without videos are none', async () => {
    expect((await get('simulation/v4/video/list?simulationId=99')).status).toBe(404);
  });

  it('are things of one kind among others', async () => {
    const items = await data<object[]>('item/list?simulationId=1', BUYER);
    expect(items[2]).toEqual({
      id: RECOIL,
      type: 1,
      title: '回弹',
      cover: 'commodity/cover.webp',
      durationS: 60,
      isLocked: true,
      address: null,
    });
  });

  it('tell where their film is to whom they are open alone', async () => {
    const mine = await look(RHYTHM, BUYER);
    expect(mine).toMatchObject({ title: '心律', simulationName: '高级生命支持', positionS: 0 });
    expect(mine.film).toMatchObject({ strip: { count: expect.any(Number) } });
    for (const address of [mine.film?.video, mine.film?.poster, mine.film?.strip?.picture]) {
      expect(address).toMatch(/^\/media\/.+\/(film\.mp4|poster\.webp|strip\.webp)$/);
    }
    expect((await look(RECOIL, BUYER)).film).toBeNull();
    expect((await look(RHYTHM)).film).toBeNull();
    expect((await look(FREE)).film?.video).toBeTruthy();
    expect((await get('simulation/v4/video/detail?id=99')).body.key).toBe(
      'simulationVideo.notFound',
    );
  });

  it('have addresses that are of no use to somebody else', async () => {
    await test.app.services.storage.put('film/video-2.mp4', Buffer.from('film'));
    const url = (await look(RHYTHM, BUYER)).film?.video ?? '';
    const fetched = async (personId: number) => {
      const cookie = `cheese-token=${await test.signIn(personId)}`;
      return (await test.app.inject({ url, headers: { cookie } })).statusCode;
    };
    expect([await fetched(BUYER), await fetched(4)]).toEqual([200, 404]);
  });

  it('close again when money goes back, and when a membership ends', async () => {
    expect((await look(OF_MEMBERS, MEMBER)).film).not.toBeNull();
    const now = test.clock.now();
    const { db } = test.database;
    await db.update(entitlement).set({ withdrawnAt: now }).where(eq(entitlement.personId, BUYER));
    await db.update(entitlement).set({ endsAt: now }).where(eq(entitlement.personId, MEMBER));
    expect(await look(RHYTHM, BUYER)).toMatchObject({ film: null, isLocked: true });
    expect((await look(OF_MEMBERS, MEMBER)).film).toBeNull();
  });

  it('that are off sale stay with who has bought them', async () => {
    await takeOffSale(4);
    expect(await locks(RESCUE)).toEqual(['open', 'locked']);
    expect(await locks(RESCUE, BUYER)).toEqual(['open', 'bought', 'locked']);
    await takeOffSale(1);
    expect((await get('simulation/v4/video/detail?id=1')).status).toBe(404);
    expect((await look(RHYTHM, BUYER)).film).not.toBeNull();
    expect(await locks(RESCUE, BUYER)).toEqual(['bought']);
    expect(await locks(RESCUE, OWNER)).toEqual(['bought', 'bought', 'bought']);
  });

  it('go on where one was, within what one may watch', async () => {
    const keep = async (videoId: number, positionS: number, personId: number) => {
      const body = { videoId, positionS };
      return test.ask('POST /doctor-cheese/simulation/v4/video/position', body, await as(personId));
    };
    expect((await keep(RHYTHM, 40, BUYER)).status).toBe(200);
    expect((await keep(RHYTHM, 41, BUYER)).status).toBe(200);
    expect(await look(RHYTHM, BUYER)).toMatchObject({ positionS: 41 });
    await keep(RHYTHM, 86_400, OWNER);
    expect(await look(RHYTHM, OWNER)).toMatchObject({ positionS: 60 });
    expect((await keep(RECOIL, 5, BUYER)).body.key).toBe('simulationVideo.locked');
    expect((await keep(99, 5, BUYER)).body.key).toBe('simulationVideo.notFound');
  });

  it('stand in no list by themselves', async () => {
    const titles = async (call: string) => {
      const { list } = (await get(call)).body.data as { list: { title: string }[] };
      return list.map(({ title }) => title);
    };
    const free = await titles('commodity/v1/free/list?page=1&pageCnt=20');
    expect(free).toEqual(['手卫生']);
    for (const keyword of ['', `&keyword=${encodeURIComponent('按压')}`]) {
      const found = await titles(`search/v1/commodity/list?page=1&pageCnt=20${keyword}`);
      expect(found).not.toContain('按压');
    }
  });
});

describe('what videos cost', () => {
  const price = async (asked: string, personId?: number) =>
    (await get(`simulation/v4/price?simulationId=1&${asked}`, personId)).body;

  it('is what an order of them would', async () => {
    const sum = { count: 2, price: 17_000, originalPrice: 17_000 };
    expect((await price('videoIds=2&videoIds=3')).data).toEqual(sum);
    expect((await askPlace(4, [4, 5])).status).toBe(200);
  });

  it.each([
    [
      'of another simulation',
      `videoIds=2&videoIds=${OF_FREE}`,
      undefined,
      'simulationVideo.notFound',
    ],
    ['that is bought', 'videoIds=2', BUYER, 'order.owned'],
    ['whose simulation is bought', 'videoIds=3', OWNER, 'order.owned'],
    ['that is free', 'videoIds=1', undefined, 'order.free'],
  ])('is said of none %s', async (_name, asked, personId, key) => {
    expect(await price(asked, personId)).toMatchObject({ key });
  });

  it('is paid by nobody for what comes with something they hold or buy', async () => {
    const refused = async (personId: number, ids: number[]) =>
      (await askPlace(personId, ids)).body.key;
    expect(await refused(OWNER, [5])).toBe('order.owned');
    expect(await refused(4, [6])).toBe('order.free');
    expect(await refused(MEMBER, [8])).toBe('order.free');
    expect(await refused(4, [1, 5])).toBe('order.twice');
  });
});

describe('practice beside it', () => {
  const entry = { source: 7, sourceId: 1 };
  const start = async (personId: number, asked: object = entry) =>
    test.ask('POST /doctor-cheese/practice/v1/start', asked, await as(personId));

  it('is offered, and asks the same few questions of a bank that is locked', async () => {
    const [offered] = await data<object[]>('practice/list?simulationId=1');
    expect(offered).toEqual({ ...entry, title: '第1章', questionCount: 2 });
    expect(await data('practice/list?simulationId=2')).toEqual([]);
    const begun = (await start(OWNER)).body.data as { id: number };
    expect(begun).toMatchObject({ title: '高级生命支持', questionCount: 2 });
    const context = { practiceId: begun.id };
    await test.ask('POST /doctor-cheese/practice/v1/submit', context, await as(OWNER));
    const again = await test.ask(
      'POST /doctor-cheese/practice/v1/again',
      { ...context, isWrongOnly: true },
      await as(OWNER),
    );
    expect(again.body.data).toMatchObject({ ...entry, questionCount: 2 });
  });

  it('is locked with its simulation', async () => {
    expect((await start(BUYER)).body.key).toBe('simulation.locked');
    expect((await start(BUYER, { source: 7, sourceId: 2 })).body.key).toBe('practice.noQuestions');
  });
});

it('systems of a school are shown to its own people', async () => {
  const systems = [{ name: '虚拟实验室', url: '/morphology/experiment', organisationId: 1 }];
  await test.database.db.insert(virtualSystem).values(systems);
  const names = async (asked: string, personId: number) => {
    const { body } = await get(`virtual-system/v1/list${asked}`, personId);
    return (body.data as { name: string }[]).map(({ name }) => name);
  };
  expect(await names('?orgId=1', BUYER)).toEqual(['虚拟实验室']);
  expect(await names('?orgId=2', BUYER)).toEqual([]);
  expect(await names('?orgId=1', OWNER)).toEqual([]);
  expect(await names('', OWNER)).toEqual([]);
});
