import { bareFiles } from '../../../testing/files/bareFiles';
import { mediaCalls } from '../../../testing/calls/mediaCalls';
import { STRANGER } from '../../../testing/given/teaching';
import { useTestApp } from '../../../testing/useTestApp';
import { uploadRoutes } from '../../base/upload/upload.routes';
import { mediaRoutes } from './media.routes';

const MB = 1024 ** 2;
const test = useTestApp({
  modules: { main: [mediaRoutes], aside: [uploadRoutes] },
  files: { ...bareFiles, schoolMediaBytes: 10 * MB },
});
const { ask, begin, given } = mediaCalls(test);
const room = async (by?: number) => (await ask('GET room', undefined, by)).body.data;

beforeEach(() => given());

it('is each school’s own, and is taken once an upload begins', async () => {
  expect(await room()).toEqual({ usedBytes: 0, mostBytes: 10 * MB });
  expect((await begin('一.mp4', 6 * MB)).status).toBe(200);
  expect(await room()).toEqual({ usedBytes: 6 * MB, mostBytes: 10 * MB });
  expect(await room(STRANGER)).toEqual({ usedBytes: 0, mostBytes: 10 * MB });
  expect((await begin('二.mp4', 6 * MB)).body).toMatchObject({ key: 'media.full' });
  expect((await begin('二.mp4', 6 * MB, {}, STRANGER)).status).toBe(200);
  expect((await begin('三.mp4', 4 * MB)).status).toBe(200);
});

it('is not taken twice by two at once', async () => {
  const answers = await Promise.all([begin('一.mp4', 6 * MB), begin('二.mp4', 6 * MB)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 413]);
});
