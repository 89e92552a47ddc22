import { useTestApp } from '../../../testing/useTestApp';
import { roamHotspot, roamRoom } from './roam.tables';
import { roamRoutes } from './roam.routes';

const test = useTestApp({ modules: { main: [roamRoutes] } });
const base = '/doctor-cheese/roam/v1';
const spot = { roomId: 1, yaw: 10, pitch: -5, title: '门' };

beforeEach(async () => {
  const room = { summary: '简介', preview: 'p', panorama: 'a', yaw: 1, pitch: 2, fov: 70 };
  await test.database.db.insert(roamRoom).values([
    { ...room, number: 2, name: '乙' },
    { ...room, number: 1, name: '甲' },
  ]);
});

describe('roam/v1/room/list', () => {
  it('answers the rooms by their numbers, each with its first look', async () => {
    const { body } = await test.get(`${base}/room/list`);
    expect(body.data).toMatchObject([
      { id: 2, number: 1, name: '甲', view: { yaw: 1, pitch: 2, fov: 70 } },
      { id: 1, number: 2, name: '乙' },
    ]);
  });
});

describe('roam/v1/hotspot/list', () => {
  it('answers each kind with what belongs to it', async () => {
    await test.database.db.insert(roamHotspot).values([
      { ...spot, kind: 1, targetRoomId: 2 },
      { ...spot, kind: 2, html: '<p>字</p>', pictures: ['x.webp'] },
      { ...spot, kind: 3, resourceType: 48, targetId: 9 },
      { ...spot, roomId: 2, kind: 1, targetRoomId: 1 },
    ]);
    const at = { yaw: 10, pitch: -5, title: '门' };
    expect((await test.get(`${base}/hotspot/list?roomId=1`)).body.data).toEqual([
      { ...at, id: 1, kind: 1, roomId: 2 },
      { ...at, id: 2, kind: 2, html: '<p>字</p>', pictures: ['x.webp'] },
      { ...at, id: 3, kind: 3, type: 48, targetId: 9 },
    ]);
  });

  it('refuses an unknown room', async () => {
    expect(await test.get(`${base}/hotspot/list?roomId=9`)).toMatchObject({
      status: 404,
      body: { message: '该房间不存在' },
    });
  });
});
