import { parentPort } from 'node:worker_threads';
import { drawTissue } from '@cheese/generators/tissues/drawTissue';
import sharp from 'sharp';
import type { TissueAnswer, TissueOrder } from '../ports/tissues';

/** Draws parts of generated slides in a thread: see `ports/tissues.ts`. */
async function draw(order: TissueOrder): Promise<Uint8Array> {
  const { width, height } = order;
  const pixels = drawTissue(order);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 84 })
    .toBuffer();
}

parentPort?.on('message', (order: TissueOrder) => {
  void draw(order)
    .catch(() => null)
    .then((bytes) => {
      parentPort?.postMessage({ number: order.number, bytes } satisfies TissueAnswer);
    });
});
