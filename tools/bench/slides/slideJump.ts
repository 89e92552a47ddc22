/**
 * npx tsx --tsconfig tsconfig.base.json tools/bench/slides/slideJump.ts [--side 20000] [--jumps 12]
 *   [--only default,floor,ours,shapes]
 *
 * How soon the view is sharp after a jump to an unseen place of a slide, and the frames per second
 * while it rotates and zooms: our engine with tiles checked by the server, compared with
 * OpenSeadragon with its own settings and with the tuned floor, whose tiles are plain files of
 * nginx.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Shape } from '@cheese/slide-viewer/shapes/shape';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright';
import type { Opened, JumpPageOptions } from '../support/jumpPage';
import { startPostgres } from '../../postgres/postgres.mjs';
import { ensureChromium } from '../../setup/chromium.mjs';
import { freePort } from '../../setup/port.mjs';
import { inRoot } from '../../setup/root.mjs';
import { command, say, Stop } from '../../setup/say.mjs';
import { median } from '../../frame/measure.mjs';
import { hasNginx, startNginx } from '../support/nginx.mjs';
import { paintSlide, plantSlide } from './slideFile';
import { startTiles } from '../support/tileServer.mjs';

const { values } = parseArgs({
  options: {
    side: { type: 'string', default: '20000' },
    jumps: { type: 'string', default: '12' },
    only: { type: 'string', default: 'default,floor,ours,shapes' },
  },
});
const [side, jumps] = [Number(values.side), Number(values.jumps)];
const SHAPES = 5000;
const FRAMES = 120;

const ways = ['default', 'floor', 'ours', 'shapes'] as const;
type How = (typeof ways)[number];
const chosen = ways.filter((how) => values.only.split(',').includes(how));

async function script() {
  const { outputFiles } = await build({
    entryPoints: [inRoot('tools/bench/support/jumpPage.ts')],
    tsconfig: inRoot('tsconfig.base.json'),
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
  });
  return outputFiles[0]?.text ?? '';
}

const isOursBy = (how: How) => how === 'ours' || how === 'shapes';

const shapes: Shape[] = Array.from({ length: SHAPES }, (_, at) => {
  const [x, y] = [(at % 71) * (side / 71), Math.floor(at / 71) * (side / 71)];
  return {
    id: String(at),
    kind: 'ellipse',
    text: '',
    colour: 'yellow',
    isMeasured: false,
    points: [
      { x, y },
      { x: x + 150, y: y + 100 },
    ],
  };
});

type Openers = typeof window & {
  openPlain: (told: JumpPageOptions, options: object) => Promise<Opened>;
  openOurs: (told: JumpPageOptions, shapes: readonly Shape[]) => Promise<Opened>;
  opened: Opened;
};

async function openIn(page: Page, how: How, told: JumpPageOptions) {
  await page.evaluate(
    async ({ how, isOurs, told, shapes }) => {
      const own = window as Openers;
      const options = how === 'floor' ? { maxTilesPerFrame: 64 } : {};
      own.opened = isOurs
        ? await own.openOurs(told, how === 'shapes' ? shapes : [])
        : await own.openPlain(told, options);
    },
    { how, isOurs: isOursBy(how), told, shapes },
  );
}

/** Milliseconds of each jump until the whole view is sharp. */
const jump = (page: Page, places: { x: number; y: number }[]) =>
  page.evaluate(async (places) => {
    const { opened } = window as Openers;
    const took: number[] = [];
    for (const place of places) {
      const from = performance.now();
      opened.show({ ...place, scale: 1, angle: 0, isFlipped: false });
      // Missing tiles are requested when the next frame is drawn.
      for (let at = 0; at < 2; at++) await new Promise(requestAnimationFrame);
      while (!opened.isSharp() && performance.now() - from < 20_000)
        await new Promise(requestAnimationFrame);
      took.push(performance.now() - from);
    }
    return took;
  }, places);

/** Frames per second while it rotates and zooms. */
const spin = (page: Page, middle: number) =>
  page.evaluate(
    async ({ middle, frames }) => {
      const { opened } = window as Openers;
      const turned = async (count: number) => {
        for (let at = 0; at < count; at++) {
          const scale = 0.3 + 0.25 * Math.sin(at / 15);
          opened.show({ x: middle, y: middle, scale, angle: at * 2, isFlipped: false });
          await new Promise(requestAnimationFrame);
        }
      };
      // The tiles it needs are loaded before the measurement.
      await turned(frames);
      await new Promise((resolve) => setTimeout(resolve, 1500));
      const from = performance.now();
      await turned(frames);
      return (frames * 1000) / (performance.now() - from);
    },
    { middle, frames: FRAMES },
  );

/** Places far from each other and from those of other rounds. */
const placesOf = (turn: number) =>
  Array.from({ length: jumps + 1 }, (_, at) => ({
    x: 1500 + ((at * 7919 + turn * 3571) % (side - 3000)),
    y: 1500 + ((at * 6271 + turn * 5347) % (side - 3000)),
  }));

await command(async () => {
  say('$ npx tsx --tsconfig tsconfig.base.json tools/bench/slides/slideJump.ts\n');
  if (!hasNginx()) throw new Stop('nginx is not installed here.');
  const folder = mkdtempSync(join(tmpdir(), 'cheese-jump-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const postgres = await startPostgres();
  const server = await startTiles(postgres.url, join(folder, 'data'));
  await plantSlide(postgres.url, join(folder, 'data'), await paintSlide(folder, side));
  const own = `http://127.0.0.1:${server.port}`;
  const source = await server.source();
  const nginx = await startNginx({
    folder,
    secret: server.secret,
    core: 0,
    port: await freePort(),
    serverPort: server.port,
  });
  const about = { width: side, height: side, tileSize: 256, overlap: 0 };
  const halves = Math.ceil(Math.log2(side)) + 1;
  const plain: JumpPageOptions = {
    ...about,
    levels: Array.from({ length: halves }, (_, level) => {
      const width = Math.ceil(side / 2 ** (halves - 1 - level));
      return { width, height: width };
    }),
    address: '/static/slide_files/{level}/{column}_{row}.jpeg',
  };
  const ours: JumpPageOptions = { ...about, levels: source.levels, address: source.tileAddress };
  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  const content = await script();
  const times: Record<string, number[]> = {};
  const frames: Record<string, number> = {};
  for (const how of chosen) {
    const [turn, isOurs] = [ways.indexOf(how), isOursBy(how)];
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.route('**/bench-page', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' }),
    );
    await page.goto(`${isOurs ? own : nginx.origin}/bench-page`);
    // tsx wraps functions in a helper that the page does not have.
    await page.addScriptTag({ content: `globalThis.__name = (named) => named;${content}` });
    await openIn(page, how, isOurs ? ours : plain);
    const [, ...took] = await jump(page, placesOf(turn));
    times[how] = took;
    frames[how] = await spin(page, side / 2);
    const told = took.map((ms) => ms.toFixed(0)).join(' ');
    say(`${how}: sharp after ${median(took).toFixed(0)} ms (${told})`);
    say(`  ${frames[how]?.toFixed(1)} frames a second`);
    await page.close();
  }
  const middle = (how: How) => median(times[how] ?? []);
  const ratio = (one: number, other: number) => (one / other).toFixed(2);
  say(`ours to default ${ratio(middle('ours'), middle('default'))}`);
  say(`ours to floor ${ratio(middle('ours'), middle('floor'))}`);
  say(`frames, ours to floor ${ratio(frames['ours'] ?? 0, frames['floor'] ?? 1)}`);
  say(`frames, with ${SHAPES} shapes ${ratio(frames['shapes'] ?? 0, frames['ours'] ?? 1)}`);
  await browser.close();
  await Promise.all([nginx.stop(), server.stop()]);
  await postgres.stop();
});
