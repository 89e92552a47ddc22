/**
 * A proxy that breaks connections at random: before a request has passed, or before its answer has.
 */
import { connect, createServer } from 'node:net';

/**
 * @typedef {{ reset: number, dropped: number, whole: number }} Broken
 * @param {{ port: number, share: number }} options so many of hundred connections are reset, and so
 *   many answers are dropped
 */
export async function startFaultyProxy({ port, share }) {
  /** @type {Broken} */
  const broken = { reset: 0, dropped: 0, whole: 0 };
  const server = createServer((near) => {
    const fate = Math.random() * 100;
    near.on('error', () => undefined);
    if (fate < share) {
      broken.reset += 1;
      // Part of the request may have been read, but nothing was forwarded.
      near.once('data', () => near.resetAndDestroy());
      return;
    }
    const far = connect(port, '127.0.0.1');
    far.on('error', () => near.destroy());
    near.on('close', () => far.destroy());
    near.pipe(far);
    if (fate >= 2 * share) {
      broken.whole += 1;
      far.pipe(near);
      return;
    }
    broken.dropped += 1;
    // The server has answered, so its work stands.
    far.once('data', () => near.resetAndDestroy());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${own}`,
    broken,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
