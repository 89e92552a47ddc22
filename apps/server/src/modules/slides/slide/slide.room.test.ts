import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaShown } from '@cheese/domain/contract/learning/media';
import sharp from 'sharp';
import type { CutSlide } from '../../../ports/cutting';
import { noisyPicture } from '../../../testing/files/makeTiff';
import { mediaCalls } from '../../../testing/calls/mediaCalls';
import { useTestApp } from '../../../testing/useTestApp';
import { uploadRoutes } from '../../base/upload/upload.routes';
import { mediaRoutes } from '../../learning/media/media.routes';
import { media as mediaTable } from '../../learning/mediaFile/media.tables';

const test = useTestApp({ modules: { main: [mediaRoutes], aside: [uploadRoutes] } });
const { bring, one, work, given, ask: askMedia } = mediaCalls(test);

beforeEach(() => given());

async function made(name: string, content: Uint8Array) {
  const { id } = await bring(name, content);
  await work();
  return (await one(id)) as MediaShown;
}

it('what was made of it takes room, and no more than there is', async () => {
  const white = { width: 2000, height: 1000, channels: 3, background: '#ffffff' } as const;
  const content = await sharp({ create: white }).png().toBuffer();
  const media = await made('白.png', content);
  const [row] = await test.database.db.select().from(mediaTable);
  const files = await test.app.services.storage.list(row?.key.replace(/[^/]+$/, '') ?? '');
  const lies = files.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(row).toMatchObject({ bytes: content.length, madeBytes: lies - content.length });
  expect(lies).toBeGreaterThan(5 * content.length);
  const { id } = await bring('白 二.png', content);
  await work({ schoolMediaBytes: 2 * lies - 1 });
  const full = '处理后的文件超出了剩余的存储空间，请清理不用的文件后重试';
  expect(await one(id)).toMatchObject({ state: 'failed', failure: full, mayRetry: true });
  expect(await one(media.id)).toMatchObject({ state: 'ready' });
  await askMedia('PUT retry', { mediaId: id });
  await work({ schoolMediaBytes: 2 * lies });
  expect(await one(id)).toMatchObject({ state: 'ready' });
}, 60_000);

it('what outgrows its room is broken off while it grows', async () => {
  const { id } = await bring('大.png', await noisyPicture(700, 500));
  let wasBrokenOff = false;
  const cutSlide: CutSlide = async ({ folder, stopping }) => {
    await writeFile(join(folder, 'slide.tif'), Buffer.alloc(300_000));
    await new Promise((resolve) => stopping.addEventListener('abort', resolve, { once: true }));
    wasBrokenOff = true;
    stopping.throwIfAborted();
  };
  await work({ cutSlide, schoolMediaBytes: 250_000 });
  expect(wasBrokenOff).toBe(true);
  expect(await one(id)).toMatchObject({ state: 'failed', mayRetry: true });
});
