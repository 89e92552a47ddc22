import type { TileSource } from '@cheese/domain/contract/slides/shapes/tileSource';
import { useTestApp } from '../../../testing/useTestApp';
import { slideRoutes } from '../slide/slide.routes';
import type { NewScan } from '../slide/slide.tables';
import { tileRoutes } from './tile.routes';

const test = useTestApp({ modules: { main: [slideRoutes], aside: [tileRoutes] } });

let origin = '';

/** Over a real connection, as nothing that is injected passes the server's own way. */
async function listening(scan: Partial<NewScan> = {}) {
  await test.given({ commodities: [{ type: 2, charge: 1 }], slides: [{ slides: [{ scan }] }] });
  const { body } = await test.ask(
    'GET /doctor-cheese/slide-library/v1/slide/tile-source?slideId=1',
  );
  const { tileAddress } = body.data as TileSource;
  origin ||= await test.app.listen({ host: '127.0.0.1', port: 0 });
  const address = tileAddress.replace('{level}', '1').replace('{row}', '1');
  const ask = (column: string, method = 'GET') =>
    fetch(origin + address.replace('{column}', column), { method });
  const at = (level: number, tile: string) =>
    tileAddress.replace('{level}', String(level)).replace('{column}_{row}', tile);
  return { address, ask, at };
}
const linesOfTiles = () => test.log.filter((line) => line.includes('/slide-tiles/')).length;
const headersOf = ({ headers }: Response) => {
  const { date: _when, ...others } = Object.fromEntries(headers);
  return others;
};

it('a tile at hand is sent at once, with the bytes and the headers of the first time', async () => {
  const { ask } = await listening();
  const first = await ask('1');
  const bytes = Buffer.from(await first.arrayBuffer());
  expect([first.status, linesOfTiles()]).toEqual([200, 1]);
  const second = await ask('1');
  expect(headersOf(second)).toEqual(headersOf(first));
  expect(Buffer.from(await second.arrayBuffer()).equals(bytes)).toBe(true);
  expect(linesOfTiles()).toBe(1);
});

it('is nothing at hand for an address that is over, forged or not asked for before', async () => {
  const { address, ask } = await listening();
  expect([(await ask('1')).status, (await ask('2')).status, linesOfTiles()]).toEqual([200, 200, 2]);
  const path = address.replace('{column}', '1');
  const forged = path.replace(/(\/slide-tiles\/).{4}/, '$1AAAA');
  expect((await fetch(origin + forged)).status).toBe(404);
  expect((await fetch(`${origin}${path}x`)).status).toBe(404);
  expect((await ask('1', 'POST')).status).toBe(404);
  test.clock.pass(601);
  expect((await ask('1')).status).toBe(410);
});

const square = { width: 1024, height: 1024 };

it('a neighbour waits for a few of the tiles of who asks for many, and never in their line', async () => {
  const { at } = await listening({ ...square, levels: [{ ...square, at: 0 }] });
  const finished: string[] = [];
  const askFrom = async (remoteAddress: string, tile: string) => {
    const { statusCode } = await test.app.inject({ url: at(0, tile), remoteAddress });
    finished.push(`${remoteAddress} ${statusCode}`);
  };
  const places = Array.from({ length: 16 }, (_, nth) => `${nth % 4}_${Math.floor(nth / 4)}`);
  const many = places.map((tile) => askFrom('192.0.2.1', tile));
  await Promise.all([...many, askFrom('192.0.2.2', '3_3')]);
  expect(finished.filter((one) => one === '192.0.2.1 200')).toHaveLength(16);
  expect(finished.indexOf('192.0.2.2 200')).toBeGreaterThanOrEqual(0);
  expect(finished.indexOf('192.0.2.2 200')).toBeLessThan(8);
});
