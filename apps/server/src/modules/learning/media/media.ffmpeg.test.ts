import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ffmpegFilms, findFfmpeg } from '../../../ports/ffmpeg';
import { mediaCalls } from '../../../testing/calls/mediaCalls';
import { useTestApp } from '../../../testing/useTestApp';
import { uploadRoutes } from '../../base/upload/upload.routes';
import { serveMedia } from './serving/media.files';
import { mediaRoutes } from './media.routes';
import { signFolder } from '../mediaFile/media.service';

const test = useTestApp({ modules: { main: [mediaRoutes], aside: [uploadRoutes, serveMedia] } });
const { bring, one, work, given } = mediaCalls(test);
const programs = findFfmpeg(process.env['PATH'] ?? '');

/** Six seconds of a moving picture and a tone, packed as no browser plays it everywhere. */
function aFilm(ffmpeg: string) {
  const folder = mkdtempSync(join(tmpdir(), 'cheese-film-'));
  const path = join(folder, 'source.mkv');
  const picture = ['-f', 'lavfi', '-i', 'testsrc=s=640x480:r=10', '-f', 'lavfi', '-i', 'sine'];
  const coded = ['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac', path];
  execFileSync(ffmpeg, ['-v', 'error', ...picture, '-t', '6', ...coded]);
  const content = readFileSync(path);
  rmSync(folder, { recursive: true });
  return content;
}

async function served(mediaId: number, name: string) {
  const folder = await signFolder(test.database.db, mediaId, { personId: null, clock: test.clock });
  return test.app.inject({ url: folder + name });
}

// `media.making.test.ts` covers the product without ffmpeg, with a program of its own.
it(
  programs ? 'ffmpeg makes sizes, pictures and a film' : 'NOT SHOWN: no ffmpeg is installed here',
  async () => {
    if (!programs) return expect(findFfmpeg('/nowhere')).toBeNull();
    await given();
    const { id } = await bring('心动周期.mp4', aFilm(programs.ffmpeg));
    await work({ films: ffmpegFilms(programs) });
    expect(test.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    expect(await one(id)).toMatchObject({ state: 'ready', sizes: [480], durationS: 6, width: 640 });
    const list = (await served(id, '480.m3u8')).body;
    expect(list).toContain('#EXT-X-MAP:URI="480.mp4"');
    expect(list).toContain('#EXT-X-ENDLIST');
    const joined = (await served(id, 'film.mp4')).rawPayload;
    expect(joined.indexOf('moov')).toBeLessThan(joined.indexOf('mdat'));
    expect((await served(id, 'strip.webp')).statusCode).toBe(200);
  },
  120_000,
);
