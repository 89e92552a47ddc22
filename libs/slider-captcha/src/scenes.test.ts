import { seeded } from './brush/easel';
import { loadScene, SCENES } from './scenes';
import { recordingContext } from './testing/recordingContext';

const numbers = Array.from({ length: SCENES }, (_, number) => number);

async function strokesOf(number: number) {
  const { context, strokes } = recordingContext();
  const scene = await loadScene(number);
  scene({ context, random: seeded(number + 1) });
  return strokes.join('\n');
}

describe('scenes', () => {
  it.each(numbers)(
    'number %d is the same picture each time, and rich in detail',
    async (number) => {
      const strokes = await strokesOf(number);
      expect(await strokesOf(number)).toBe(strokes);
      expect(strokes.split('\n').length).toBeGreaterThan(1000);
      expect(strokes).not.toContain('NaN');
    },
  );

  it('are twenty different ones', async () => {
    const all = await Promise.all(numbers.map(strokesOf));
    expect(new Set(all).size).toBe(SCENES);
  });
});
