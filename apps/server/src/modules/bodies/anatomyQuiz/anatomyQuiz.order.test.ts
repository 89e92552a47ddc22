import { drawnOrders, handedOut, waysOf } from './anatomyQuiz.order';

const layer = (name: string) => ({ name, text: '' });
const part = (id: number, at: number | null, name = `${id}`) => ({
  id,
  name,
  layer: at,
  meshes: [name],
});
const layers = ['皮', '筋膜', '肌', '骨'].map(layer);
const none: never[] = [];
const first = () => 0;

it('has an order of layers where each has a part, and one of what flows through known parts', () => {
  const parts = [part(1, 0), part(2, 1), part(3, 2), part(4, 3), part(5, 3), part(6, null)];
  const stations = [6, 1, 2, 3, 9].map((id) => ({ id, name: `站${id}` }));
  const flows = [{ title: '血流', text: '', stations }];
  const seen = waysOf({ layers, flows }, parts).map(({ title, stations: each }) => [
    title,
    each.map((station) => station.map(({ id }) => id)),
  ]);
  expect(seen).toEqual([
    ['血流', [[6], [1], [2], [3]]],
    ['按本模型的分层，由外向内', [[1], [2], [3], [4, 5]]],
  ]);
});

it('has none of fewer than four places: unseen parts have none, nor names in two layers', () => {
  const unseen = { ...part(4, 3), meshes: [] };
  expect(waysOf({ layers, flows: none }, [part(1, 0), part(2, 1), part(3, 2), unseen])).toEqual([]);
  const twice = [part(1, 0), part(2, 1), part(3, 2, '股骨'), part(4, 3, '股骨')];
  expect(waysOf({ layers, flows: none }, twice)).toEqual([]);
});

it('draws four to six in their order, one of each place, and nothing twice', () => {
  const stations = Array.from({ length: 9 }, (_, at) => [
    { id: at * 2, name: `${at}` },
    { id: at * 2 + 1, name: `${at}` },
  ]);
  const drawn = drawnOrders([{ title: '', text: '', stations }], Math.random);
  expect(drawn.length).toBeGreaterThan(0);
  for (const { parts, handed } of drawn) {
    const ids = parts.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(4);
    expect(ids.length).toBeLessThanOrEqual(6);
    const places = ids.map((id) => Math.floor(id / 2));
    expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
    expect(handed.toSorted((one, other) => one - other)).toEqual(ids);
  }
  const four = stations.slice(0, 4).map(([one]) => (one ? [one] : []));
  expect(drawnOrders([{ title: '', text: '', stations: four }], Math.random)).toHaveLength(1);
});

it('never hands out what is in order already', () => {
  const parts = [1, 2, 3, 4].map((id) => ({ id, name: `${id}` }));
  expect(handedOut(parts, first)).toEqual([2, 3, 4, 1]);
});
