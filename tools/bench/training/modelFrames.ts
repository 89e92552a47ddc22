/**
 * npx tsx --tsconfig tsconfig.base.json tools/bench/training/modelFrames.ts [--rounds 3]
 *
 * 600 parts of 504 000 triangles in a real browser with software rendering, by our engine and by
 * bare three.js with the same meshes merged by colour, alternating: frames per second while they
 * rotate and while a plane cuts them, the time of pointing, and the frames drawn while nothing
 * moves; and how soon a file of 5 MB is visible, compared with loading it bare.
 */
import { parseArgs } from 'node:util';
import { Document, NodeIO } from '@gltf-transform/core';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright';
import { SphereGeometry } from 'three';
import { ensureChromium } from '../../setup/chromium.mjs';
import { inRoot } from '../../setup/root.mjs';
import { command, say } from '../../setup/say.mjs';
import { median } from '../../frame/measure.mjs';
import type { Frames } from '../support/framesPage';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const PARTS = 600;
const WHILE_MS = 4_000;
const FILE_PARTS = 310;
const ORIGIN = 'http://bench.invalid';
const names = Array.from({ length: FILE_PARTS }, (_, nth) => `part${nth}`);
const graphics = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

type FramesWindow = typeof window & { frames: Frames };

/** Spheres in an unoptimised file. */
async function aFile() {
  const file = new Document();
  const buffer = file.createBuffer();
  const scene = file.createScene();
  const ball = new SphereGeometry(0.45, 24, 18);
  const floats = (name: string) => new Float32Array(ball.getAttribute(name).array);
  const list = (type: 'VEC3' | 'SCALAR', array: Float32Array | Uint16Array) =>
    file.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  for (const [nth, name] of names.entries()) {
    const primitive = file
      .createPrimitive()
      .setAttribute('POSITION', list('VEC3', floats('position')))
      .setAttribute('NORMAL', list('VEC3', floats('normal')))
      .setIndices(list('SCALAR', new Uint16Array(ball.index?.array ?? [])));
    const node = file.createNode(name).setMesh(file.createMesh(name).addPrimitive(primitive));
    scene.addChild(node.setTranslation([nth % 10, Math.floor(nth / 10) % 10, nth / 100]));
  }
  return Buffer.from(await new NodeIO().writeBinary(file));
}

async function script() {
  const { outputFiles } = await build({
    entryPoints: [inRoot('tools/bench/support/framesPage.ts')],
    tsconfig: inRoot('tsconfig.base.json'),
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
  });
  return outputFiles[0]?.text ?? '';
}

const ourRates = (page: Page) =>
  page.evaluate(([count, ms]) => (window as FramesWindow).frames.ourRates(count, ms), [
    PARTS,
    WHILE_MS,
  ] as const);
const bareRate = (page: Page) =>
  page.evaluate(([count, ms]) => (window as FramesWindow).frames.bareRate(count, ms), [
    PARTS,
    WHILE_MS,
  ] as const);
const ourSight = (page: Page, address: string) =>
  page.evaluate(([at, parts]) => (window as FramesWindow).frames.ourSight(at, parts), [
    address,
    names,
  ] as const);
const bareSight = (page: Page, address: string) =>
  page.evaluate((at) => (window as FramesWindow).frames.bareSight(at), address);

await command(async () => {
  const [body, code] = [await aFile(), await script()];
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: graphics });
  const page = await browser.newPage({ viewport: { width: 960, height: 600 } });
  await page.route(`${ORIGIN}/**`, (route) => {
    const isFile = route.request().url().includes('.glb');
    return route.fulfill(isFile ? { body } : { body: '<body></body>', contentType: 'text/html' });
  });
  await page.goto(`${ORIGIN}/`);
  await page.addScriptTag({ content: code });

  const [ours, bare, sights, bareSights]: [
    Awaited<ReturnType<typeof ourRates>>[],
    number[],
    number[],
    number[],
  ] = [[], [], [], []];
  for (let round = 0; round < Number(values.rounds); round++) {
    ours.push(await ourRates(page));
    bare.push(await bareRate(page));
    sights.push(await ourSight(page, `${ORIGIN}/${round}.glb`));
    bareSights.push(await bareSight(page, `${ORIGIN}/bare${round}.glb`));
  }
  await browser.close();
  const three = median(bare);
  const of = (rates: number[]) =>
    `${median(rates).toFixed(1)} to ${three.toFixed(1)}, ratio ${(median(rates) / three).toFixed(2)}`;
  const picks = ours.flatMap((one) => one.picks).sort((a, b) => a - b);
  say(`frames a second, turning: ${of(ours.map(({ turning }) => turning))}`);
  say(`frames a second, a plane moving: ${of(ours.map(({ cutting }) => cutting))}`);
  say(`frames drawn while nothing moved: ${ours.map(({ idle }) => idle).join(', ')}`);
  say(
    `pointing: ${median(picks).toFixed(2)} ms, 99 % ` +
      `${picks[Math.floor(picks.length * 0.99)]?.toFixed(2)} ms, the longest ${picks.at(-1)?.toFixed(1)} ms`,
  );
  const [sight, bareSeen] = [median(sights), median(bareSights)];
  say(
    `a file of ${(body.length / 1e6).toFixed(1)} MB is seen after ${sight.toFixed(0)} ms, loaded bare ` +
      `after ${bareSeen.toFixed(0)} ms, ratio ${(sight / bareSeen).toFixed(2)}`,
  );
});
