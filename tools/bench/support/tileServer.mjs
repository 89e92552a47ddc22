/** The built server with a known tile secret, and the source of its first slide. */
import { startOurs } from '../../frame/ourServer.mjs';

const secret = 'only-for-the-bench-of-tiles-0000';
/** The skin, which is free for everybody. */
const SLIDE = 1;

/** @typedef {{ level: number, width: number, height: number }} Level */

/** @param {string} databaseUrl @param {string} dataDir */
export async function startTiles(databaseUrl, dataDir) {
  const until = `/doctor-cheese/slide-library/v1/slide/tile-source?slideId=${SLIDE}`;
  const env = { TILE_SECRET: secret };
  const server = await startOurs({ databaseUrl, dataDir, seed: 'demo', core: 0, env, until });
  /** @returns {Promise<{ levels: Level[], tileAddress: string }>} */
  const source = async () => (await (await fetch(`${server.url}${until}`)).json()).data;
  return { ...server, secret, source };
}
