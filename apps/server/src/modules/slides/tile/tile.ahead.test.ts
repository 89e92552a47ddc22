import { useTestApp } from '../../../testing/useTestApp';
import type { TissueWork } from '../../../ports/tissues';
import { slideRoutes } from '../slide/slide.routes';
import { aheadLane, drawCoarseTiles } from './tile.ahead';
import { coarseTiles, drawnTile, neighboursOf } from '../slide/scan.drawn';
import type { ScanRow } from '../slide/slide.tables';

const test = useTestApp({ modules: { main: [slideRoutes] } });

const levels = [
  { width: 1250, height: 625, at: 0 },
  { width: 5000, height: 2500, at: 0 },
];
const scan = {
  id: 1,
  kind: 'drawn',
  key: 'liver',
  bytes: 0,
  width: 5000,
  height: 2500,
  tileSize: 256,
  overlap: 0,
  levels,
} as ScanRow;

function aPainter(version = 'one') {
  const drawn: { work: TissueWork; isAhead: boolean }[] = [];
  const drawTissue = Object.assign(
    async (work: TissueWork, isAhead = false) => {
      drawn.push({ work, isAhead });
      return Buffer.from(`${work.left} ${work.top}`);
    },
    { version: () => version },
  );
  return { drawn, drawTissue };
}

it('coarse tiles are drawn once, and anew by who draws otherwise; deep ones as they are asked for', async () => {
  const { storage } = test.app.services;
  const { drawn, drawTissue } = aPainter();
  const [coarse, deep] = [
    { level: 0, column: 1, row: 2 },
    { level: 1, column: 9, row: 9 },
  ];
  for (const asked of [coarse, coarse, deep, deep]) {
    await drawnTile({ storage, drawTissue }, scan)(asked);
  }
  expect(drawn.map(({ work }) => [work.left, work.top])).toEqual([
    [256, 512],
    [2304, 2304],
    [2304, 2304],
  ]);
  expect(drawn[0]?.work).toMatchObject({ scale: 4, width: 256, height: 113 });
  const other = aPainter('two');
  await drawnTile({ storage, ...other }, scan)(coarse);
  expect(other.drawn).toHaveLength(1);
});

it('after the start all that is seen first of drawn slides is drawn, behind everybody', async () => {
  const drawnScan = { kind: 'drawn' as const, key: 'liver', bytes: 0, width: 5000, height: 2500 };
  await test.given({
    commodities: [{ type: 2, charge: 1 }],
    slides: [{ slides: [{ scan: { ...drawnScan, tileSize: 256, levels } }] }],
  });
  const { drawn, drawTissue } = aPainter('three');
  const services = { ...test.app.services, files: { ...test.app.services.files, drawTissue } };
  await drawCoarseTiles(services, AbortSignal.abort());
  expect(drawn).toEqual([]);
  await drawCoarseTiles(services, new AbortController().signal);
  expect(drawn).toHaveLength(5 * 3);
  expect(coarseTiles(scan)).toHaveLength(15);
  expect(drawn.every(({ isAhead }) => isAhead)).toBe(true);
});

it('what lies around a tile ends where the slide ends', () => {
  const around = (column: number, row: number) =>
    neighboursOf(scan, { level: 0, column, row }).map((one) => `${one.column},${one.row}`);
  expect(around(0, 0)).toEqual(['1,0', '0,1', '1,1']);
  expect(around(2, 1)).toHaveLength(8);
});

it('the newest of what may be wanted is made first, and the oldest is forgotten', async () => {
  const lane = aheadLane(2);
  const made: string[] = [];
  let open = (): void => undefined;
  const held = new Promise<void>((resolve) => (open = resolve));
  lane.add('held', () => held);
  const wish = (key: string) =>
    lane.add(key, async () => {
      made.push(key);
      if (key === 'b') throw new Error('a fault ends nothing');
    });
  ['a', 'b', 'c', 'b'].forEach(wish);
  const last = new Promise<void>((resolve) => {
    open();
    setImmediate(resolve);
  });
  await last;
  expect(made).toEqual(['b', 'c']);
});
