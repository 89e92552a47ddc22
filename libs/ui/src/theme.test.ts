import { contrast } from './look/contrast';
import { makeTheme } from './theme';
import { type Accent, accents, colors, schoolFaces, viewerColors } from './tokens';

const readable = 4.5;
const { surface, ground, brandWash } = colors;

describe('the colours', () => {
  it.each([
    ['ink', colors.ink, [surface, ground, brandWash]],
    ['second ink', colors.inkSecond, [surface, ground, brandWash]],
    ['third ink', colors.inkThird, [surface, ground]],
    ['brand text', colors.brandText, [surface, ground, brandWash]],
    ['ink on the brand', colors.onBrand, [colors.brand, colors.brandHover, colors.brandPressed]],
    ['success', colors.success, [surface, ground, brandWash]],
    ['error', colors.error, [surface, ground]],
    ['warning', colors.warning, [surface]],
    ['info', colors.info, [surface]],
    ['viewer text', viewerColors.text, [viewerColors.ground, viewerColors.panel]],
  ])('keep %s readable', (_name, letters, grounds) => {
    for (const under of grounds) expect(contrast(letters, under)).toBeGreaterThanOrEqual(readable);
  });

  it.each(Object.entries(accents))('keep the %s accent readable', (_name, accent) => {
    for (const under of [surface, ground, accent.wash]) {
      expect(contrast(accent.text, under)).toBeGreaterThanOrEqual(readable);
    }
    for (const under of [accent.main, accent.hover]) {
      expect(contrast(accent.on, under)).toBeGreaterThanOrEqual(readable);
    }
  });

  it.each(Object.entries(schoolFaces))('keep the initial on %s readable', (_name, face) => {
    expect(contrast(face.on, face.ground)).toBeGreaterThanOrEqual(readable);
  });

  it('show the focus ring on white', () => {
    expect(contrast(colors.brandPressed, surface)).toBeGreaterThanOrEqual(3);
  });
});

describe('makeTheme', () => {
  it.each<[Accent, string]>([
    ['brand', '#ff9514'],
    ['exam', '#2f6fed'],
    ['morphology', '#0b7d6e'],
    ['emergency', '#d93a2b'],
  ])('gives %s its accent and keeps the buttons in the brand', (accent, main) => {
    const { palette } = makeTheme({ accent });
    expect(palette.accent.main).toBe(main);
    expect(palette.primary.main).toBe('#ff9514');
  });

  it('sets the type scale in rem', () => {
    const { typography } = makeTheme({ accent: 'brand' });
    expect(typography.body1).toMatchObject({ fontSize: '0.875rem', lineHeight: 22 / 14 });
    expect(typography.h1).toMatchObject({ fontSize: '1.75rem', fontWeight: 600 });
    expect(typography.button.textTransform).toBe('none');
  });

  it('moves 150 ms and not at all where motion is unwelcome', () => {
    const { transitions, motion } = makeTheme({ accent: 'brand' });
    expect(new Set(Object.values(transitions.duration))).toEqual(new Set([150]));
    expect(motion.reducedMotion).toBe('system');
  });
});
