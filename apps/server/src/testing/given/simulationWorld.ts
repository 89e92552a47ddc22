import type {
  SimulationVideo,
  SimulationVideoDetail,
} from '@cheese/domain/contract/training/simulationVideo';
import type { World } from './given';
import type { TestApp } from '../useTestApp';

/** Simulations and their videos, by their numbers as products. */
export const [RESCUE, HANDS, WARD] = [1, 2, 7] as const;
export const [FREE, RHYTHM, RECOIL, OF_FREE, OF_MEMBERS] = [1, 2, 3, 4, 5] as const;
/** Owners of one video, of the whole simulation, and of a membership; person 4 has nothing. */
export const [BUYER, OWNER, MEMBER] = [1, 2, 3] as const;

const part = (productId: number, wholeId: number, more: object) => ({
  type: 256 as const,
  productId,
  wholeId,
  ...more,
});

export const simulationWorld: World = {
  people: [{}, {}, {}, {}],
  organisations: [{}, {}],
  memberships: [{ personId: 1, organisationId: 1 }],
  tags: [
    { type: 9, name: '急诊医学', place: 1 },
    { type: 1, productType: 8, name: '仿真类别', place: 1 },
    { type: 1, productType: 8, pid: 2, name: '急救演练' },
    { type: 1, productType: 8, pid: 2, name: '护理操作' },
  ],
  commodities: [
    { type: 8, title: '高级生命支持', productId: 1, weight: 3, tagIds: [1, 3] },
    { type: 8, title: '手卫生', productId: 2, charge: 1, weight: 2, tagIds: [4] },
    part(FREE, RESCUE, { title: '按压', charge: 1 }),
    part(RHYTHM, RESCUE, { title: '心律', price: 12_000 }),
    part(RECOIL, RESCUE, { title: '回弹', price: 5000 }),
    part(OF_FREE, HANDS, { title: '洗手' }),
    { type: 8, title: '查房', productId: 7, charge: 3, weight: 1, tagIds: [1] },
    part(OF_MEMBERS, WARD, { title: '听诊' }),
    { type: 4, productId: 1 },
  ],
  held: [
    { personId: BUYER, commodityId: 4 },
    { personId: OWNER, commodityId: 1 },
    { personId: MEMBER },
  ],
  banks: [{ freeCount: 0, chapters: [[{}, {}, {}]] }],
  simulations: [
    {
      aims: ['会按压'],
      equipment: ['除颤仪'],
      steps: ['先按压', '再除颤'],
      videos: [FREE, RHYTHM, RECOIL],
      practice: { chapterId: 1, questionCount: 2 },
    },
    { videos: [OF_FREE] },
    { id: 7, videos: [OF_MEMBERS] },
  ],
};

/** Calls of a person or a visitor. */
export function askingSimulations(test: TestApp) {
  const as = async (personId?: number) =>
    personId === undefined ? {} : { token: await test.signIn(personId) };
  const get = async (call: string, personId?: number) =>
    test.ask(`GET /doctor-cheese/${call}`, undefined, await as(personId));
  const data = async <T>(call: string, personId?: number) =>
    (await get(`simulation/v4/${call}`, personId)).body.data as T;
  const locks = async (simulationId: number, personId?: number) => {
    const list = await data<SimulationVideo[]>(`video/list?simulationId=${simulationId}`, personId);
    return list.map(({ isLocked, isBought }) =>
      isBought ? 'bought' : isLocked ? 'locked' : 'open',
    );
  };
  const look = (id: number, personId?: number) =>
    data<SimulationVideoDetail>(`video/detail?id=${id}`, personId);
  return { as, get, data, locks, look };
}
