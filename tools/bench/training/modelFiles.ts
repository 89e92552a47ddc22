/**
 * npx tsx --tsconfig tsconfig.base.json tools/bench/training/modelFiles.ts
 *
 * The time and memory for converting a large model: an OBJ of 500 000 triangles in 600 parts, and a
 * GLB of 50 MB. Each in a process of its own, with the limits of a worker thread.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeModel } from '@cheese/model-files/takeModel';
import { command, say, Stop } from '../../setup/say.mjs';

const SLOWEST_MS = 20_000;
const MOST_MB = 500;
/** The heap limit of the conversion thread; typed arrays are not counted in it. */
const HEAP_MB = 300;
const PARTS = 600;
const SIDE = 21;

/** A wavy sheet with two triangles per square. */
function sheet(side: number, at: number) {
  const places: number[] = [];
  const corners: number[] = [];
  for (let row = 0; row <= side; row += 1) {
    for (let column = 0; column <= side; column += 1) {
      places.push(column + at * 0.5, row, Math.sin(row * 0.7 + at) + Math.cos(column * 0.9));
      if (row === side || column === side) continue;
      const from = row * (side + 1) + column;
      corners.push(from, from + 1, from + side + 1, from + 1, from + side + 2, from + side + 1);
    }
  }
  return { places, corners };
}

function bigObj(): Buffer {
  const lines: string[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const { places, corners } = sheet(SIDE, part);
    const from = part * (places.length / 3) + 1;
    lines.push(`o 部件${part}`);
    for (let at = 0; at < places.length; at += 3) {
      lines.push(
        `v ${places
          .slice(at, at + 3)
          .map((one) => one.toFixed(5))
          .join(' ')}`,
      );
    }
    for (let at = 0; at < corners.length; at += 3) {
      lines.push(
        `f ${corners
          .slice(at, at + 3)
          .map((one) => one + from)
          .join(' ')}`,
      );
    }
  }
  return Buffer.from(lines.join('\n'));
}

/**
 * As exporters write it: positions, normals, colours and more, 72 bytes per vertex with its two
 * triangles.
 */
function bigGlb(): Buffer {
  const { places, corners } = sheet(850, 0);
  const normals = Float32Array.from(places, (_, at) => (at % 3 === 2 ? 1 : 0));
  const colours = new Float32Array((places.length / 3) * 4).fill(0.5);
  const lists = [Float32Array.from(places), normals, Uint32Array.from(corners), colours];
  const binary = Buffer.concat(lists.map((one) => Buffer.from(one.buffer)));
  const [end = 0] = [places.length * 4];
  const json = {
    asset: { version: '2.0' },
    nodes: [{ name: '皮肤', mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0, NORMAL: 1, COLOR_0: 3 }, indices: 2 }] }],
    accessors: [
      { bufferView: 0, componentType: 5126, count: places.length / 3, type: 'VEC3' },
      { bufferView: 1, componentType: 5126, count: places.length / 3, type: 'VEC3' },
      { bufferView: 2, componentType: 5125, count: corners.length, type: 'SCALAR' },
      { bufferView: 3, componentType: 5126, count: places.length / 3, type: 'VEC4' },
    ],
    bufferViews: [
      { buffer: 0, byteLength: end },
      { buffer: 0, byteOffset: end, byteLength: end },
      { buffer: 0, byteOffset: 2 * end, byteLength: corners.length * 4 },
      {
        buffer: 0,
        byteOffset: 2 * end + corners.length * 4,
        byteLength: colours.byteLength,
      },
    ],
    buffers: [{ byteLength: binary.length }],
  };
  const words = Buffer.from(JSON.stringify(json).padEnd(2_000));
  const head = Buffer.alloc(28);
  head.write('glTF');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(28 + words.length + binary.length, 8);
  head.writeUInt32LE(words.length, 12);
  head.write('JSON', 16);
  head.writeUInt32LE(binary.length, 20);
  head.write('BIN\0', 24);
  return Buffer.concat([head.subarray(0, 20), words, head.subarray(20), binary]);
}

async function takeOne(path: string) {
  const began = performance.now();
  const bytes = readFileSync(path);
  const { report } = await takeModel(
    { name: path, bytes },
    { progress() {}, cancelled: () => false },
  );
  const ms = Math.round(performance.now() - began);
  const mb = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(JSON.stringify({ ...report, notes: [], ms, mb }));
}

interface Taken {
  ms: number;
  mb: number;
  triangles: number;
  bytesBefore: number;
  bytesAfter: number;
}

await command(async () => {
  const [, self = '', path] = process.argv;
  if (path !== undefined) return takeOne(path);
  const folder = mkdtempSync(join(tmpdir(), 'cheese-models-'));
  try {
    const slow: string[] = [];
    for (const [name, make] of [
      ['obj', bigObj],
      ['glb', bigGlb],
    ] as const) {
      const file = join(folder, `model.${name}`);
      writeFileSync(file, make());
      const args = [`--max-old-space-size=${HEAP_MB}`, '--import', 'tsx', self, file];
      const env = { ...process.env, TSX_TSCONFIG_PATH: 'tsconfig.base.json' };
      const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
      if (!stdout.startsWith('{')) throw new Stop(`${name}: ${stderr}`);
      const { ms, mb, triangles, bytesBefore, bytesAfter } = JSON.parse(stdout) as Taken;
      const sizes = [bytesBefore, bytesAfter].map((one) => (one / 1e6).toFixed(1)).join(' to ');
      say(`${name}: ${triangles} triangles, ${sizes} MB, ${ms} ms, ${mb} MB of memory`);
      if (ms > SLOWEST_MS || mb > MOST_MB) slow.push(name);
    }
    if (slow.length > 0) throw new Stop(`Slower or larger than wanted: ${slow.join(', ')}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
