import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import sharp from 'sharp';
import { build } from 'vite';
import { inRoot } from '../../setup/root.mjs';

const outDir = inRoot('dist', 'bench', 'minimal');

/** The cards it requests, with one small picture each. */
async function writeCards() {
  const picture = { width: 480, height: 270, channels: /** @type {const} */ (3) };
  await mkdir(outDir, { recursive: true });
  const cards = Array.from({ length: 20 }, (_, id) => ({
    id,
    title: `第${id + 1}张卡片`,
    cover: `/cover-${id}.webp`,
  }));
  for (const { id } of cards) {
    const background = { r: 40 + id * 10, g: 140, b: 240 - id * 10 };
    const image = sharp({ create: { ...picture, background } }).webp();
    await image.toFile(join(outDir, `cover-${id}.webp`));
  }
  await writeFile(join(outDir, 'cards.json'), JSON.stringify(cards));
}

/**
 * Builds the minimal page like ours and serves it like ours: precompressed, with assets cached
 * forever.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startMinimal() {
  const configFile = inRoot('tools', 'bench', 'minimal', 'vite.config.mts');
  await build({ configFile, logLevel: 'warn' });
  await writeCards();
  const app = Fastify();
  await app.register(fastifyStatic, { root: outDir, preCompressed: true, maxAge: '1y' });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, stop: () => app.close() };
}
