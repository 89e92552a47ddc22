import { useTestApp } from '../../../testing/useTestApp';
import { download } from './download.tables';
import { downloadRoutes } from './download.routes';

const test = useTestApp({ modules: { main: [downloadRoutes] } });

describe('download/v1/list', () => {
  it('answers packages by kind; a row without one says why', async () => {
    const updatedAt = test.clock.now();
    const file = { path: 'download/ppt.exe', version: '1.2.0', bytes: 5_242_880 };
    await test.database.db.insert(download).values([
      { kind: 3, name: 'PPT插件', note: '授课用', file, updatedAt },
      { kind: 1, name: '安卓', note: '尚未配置', updatedAt },
    ]);
    const { body } = await test.get('/doctor-cheese/download/v1/list');
    expect(body.data).toEqual([
      { id: 2, kind: 1, name: '安卓', note: '尚未配置', file: null },
      {
        id: 1,
        kind: 3,
        name: 'PPT插件',
        note: '授课用',
        file: { ...file, updatedAt: updatedAt.getTime() },
      },
    ]);
  });

  it('is empty where nothing was entered', async () => {
    expect((await test.get('/doctor-cheese/download/v1/list')).body.data).toEqual([]);
  });
});
