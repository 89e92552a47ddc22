import { scenes, tiny } from '../testing/tiny';
import { blankDrill } from '../writing/blank';
import { layOut } from './layout';

const layersOf = (drill: typeof tiny) =>
  Object.fromEntries(layOut(drill).nodes.map(({ id, layer, isLost }) => [id, isLost ? -1 : layer]));

it('puts scenes by how far they are, and the ends behind them', () => {
  expect(layersOf(tiny)).toEqual({
    start: 0,
    one: 1,
    several: 2,
    order: 3,
    point: 4,
    amount: 5,
    press: 6,
    saved: 7,
    hurt: 7,
    gone: 7,
  });
  expect(layOut(tiny)).toMatchObject({ layers: 8, places: 3 });
});

it('tells ways back, and those that endanger somebody', () => {
  const { lines } = layOut(tiny);
  expect(lines).toContainEqual({ from: 'one', to: 'start', isCritical: false, isBack: true });
  expect(lines).toContainEqual({ from: 'one', to: 'several', isCritical: true, isBack: false });
  expect(new Set(lines.map(({ from, to }) => `${from} ${to}`)).size).toBe(lines.length);
});

it('shows what no way leads to, and draws no line to what is not there', () => {
  const island = scenes.slice(0, 1).map((one) => ({ ...one, id: 'island' }));
  expect(layersOf({ ...tiny, scenes: [...scenes, ...island] })).toMatchObject({ island: -1 });
  const nowhere = layOut({ ...tiny, start: 'nowhere' });
  expect(nowhere.nodes.filter(({ isLost }) => !isLost).map(({ id }) => id)).toEqual(['gone']);
  expect(layOut({ ...tiny, scenes: [] }).lines).toEqual([]);
  expect(layersOf(blankDrill('新演练'))).toEqual({ scene1: 0, saved: 1, late: 1 });
});
