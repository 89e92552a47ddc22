import { keyIn, keyWords } from '@cheese/domain/questions/slide/slideWords';
import type { TaskKey } from '@cheese/domain/contract/slides/shapes/slideTaskShapes';
import { drawnShapes, drawnWords, keptKey } from './drawnWords';

const slide = { width: 60_000, height: 40_000 };
const ringOf = (corners: number) =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    return { x: 3000 + 1000 * Math.cos(angle), y: 3000 + 1000 * Math.sin(angle) };
  });

it('what was answered is drawn again, and written as it was', () => {
  const asked = { kind: 1, targetCount: 2 } as const;
  const shapes = drawnShapes(asked, ['10,20 59999,1']);
  expect(drawnWords(asked, shapes, slide)).toEqual(['10,20 59999,1']);
  const outline = { kind: 2, threshold: 70 } as const;
  expect(drawnWords(outline, drawnShapes(outline, ['1,1 9,1 5,9']), slide)).toEqual([
    '1,1 9,1 5,9',
  ]);
  expect(drawnWords(asked, [], slide)).toEqual([]);
});

it('a key that was drawn in very many corners is one that a question keeps', () => {
  const key: TaskKey = { kind: 2, outline: ringOf(500), threshold: 70, region: ringOf(500) };
  const kept = keptKey(key);
  const read = keyIn(keyWords(kept!));
  expect(read).toMatchObject({ kind: 2, threshold: 70 });
  expect(read?.region?.length).toBeLessThanOrEqual(60);
  expect(keptKey({ kind: 6, targets: [ringOf(3)], reach: 1, most: 1 })).toBeNull();
});
