import { contrast } from '@cheese/ui/look/contrast';
import { makeTheme } from '@cheese/ui/theme';
import { dotColours } from './dotColours';

const seen = 3;

it('lets every dot be seen on white and on the pale ground of a picture', () => {
  const { palette } = makeTheme({ accent: 'brand' });
  for (const colour of Object.values(dotColours(palette))) {
    for (const under of [palette.surface, palette.accent.wash]) {
      expect(contrast(colour, under)).toBeGreaterThanOrEqual(seen);
    }
  }
});
