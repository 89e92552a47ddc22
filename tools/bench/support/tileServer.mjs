/** The built server with a known tile secret, and the source of its first slide. */
import { freePorts } from '../../setup/port.mjs';
import { firstAnswer, startServer } from './measure.mjs';

const secret = 'only-for-the-bench-of-tiles-0000';
/** The skin, which is free for everybody. */
const SLIDE = 1;

/** @typedef {{ level: number, width: number, height: number }} Level */

/** @param {string} databaseUrl @param {string} dataDir */
export async function startTiles(databaseUrl, dataDir) {
  const [port = 0, emergencyPort] = await freePorts(2);
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SEED: 'demo',
    TILE_SECRET: secret,
    PORT: String(port),
    EMERGENCY_PORT: String(emergencyPort),
  };
  const server = startServer(['dist/apps/server/main.js'], { env, core: 0 });
  const calls = `http://127.0.0.1:${port}/doctor-cheese/slide-library/v1`;
  const asked = `${calls}/slide/tile-source?slideId=${SLIDE}`;
  await firstAnswer(asked, server);
  /** @returns {Promise<{ levels: Level[], tileAddress: string }>} */
  const source = async () => (await (await fetch(asked)).json()).data;
  return { ...server, port, secret, source };
}
