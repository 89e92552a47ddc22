import { downloadKindCodes } from '@cheese/domain/codes/content/downloads';
import { useTestApp } from '../../../testing/useTestApp';
import { download } from '../../content/download/download.tables';
import { firstAidRoutes } from './firstAid.routes';

const test = useTestApp({ modules: { main: [firstAidRoutes] } });

const stored = (version: string, kind: 1 | 4, days: number) => ({
  kind,
  name: '急救演练系统',
  note: '',
  file: { path: `download/${version}.exe`, version, bytes: 1024 },
  updatedAt: new Date(test.clock.now().getTime() + days * 86_400_000),
});
const path = async () => (await test.get('/doctor-cheese/first-aid/v1/download-path')).body.data;

it('answers the newest package of the drill system, and no other', async () => {
  const { drillSystem, android } = downloadKindCodes;
  const [old, newest] = [stored('1.0', drillSystem, -9), stored('1.1', drillSystem, -1)];
  const announced = { ...stored('2.0', drillSystem, 0), file: null };
  await test.database.db
    .insert(download)
    .values([old, newest, announced, stored('9.0', android, 0)]);
  expect(await path()).toEqual({ ...newest.file, updatedAt: newest.updatedAt.getTime() });
});

it('is null where none was stored', async () => {
  expect(await path()).toBeNull();
});
