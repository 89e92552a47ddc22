import { layOut } from '@cheese/drills/graph/layout';
import { tiny } from '@cheese/drills/testing/tiny';
import { neighbourOf, pathOf, sizeOf } from './shape';

const { nodes, lines, layers, places } = layOut(tiny);
const nodeOf = (id: string) => nodes.find((one) => one.id === id);

it('arrows lead along layers and beside, and nowhere at the edge', () => {
  const to = (id: string, key: string) => neighbourOf(nodes, id, `Arrow${key}`);
  expect([to('start', 'Down'), to('one', 'Up'), to('start', 'Up')]).toEqual(['one', 'start', null]);
  expect([to('saved', 'Right'), to('gone', 'Right'), to('gone', 'Left')]).toEqual([
    'hurt',
    null,
    'hurt',
  ]);
  expect(to('gone', 'Up')).toBe('press');
  expect(neighbourOf(nodes, 'nowhere', 'ArrowUp')).toBeNull();
});

it('draws each way within the picture', () => {
  const { width, height } = sizeOf(layers, places);
  for (const line of lines) {
    const [from, to] = [nodeOf(line.from), nodeOf(line.to)];
    if (!from || !to) throw new Error(line.from);
    const numbers = (pathOf(line, from, to).match(/-?[\d.]+/g) ?? []).map(Number);
    expect(numbers).toHaveLength(8);
    numbers.forEach((at, index) => {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThanOrEqual(index % 2 === 0 ? width : height);
    });
  }
});
