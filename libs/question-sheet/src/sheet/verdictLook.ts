import type { Palette } from '@mui/material/styles';

const signs = { correct: '✓', partial: '◐', wrong: '✗' } as const;
const colours = { correct: 'success', partial: 'warning', wrong: 'error' } as const;

/** How a question of the answer sheet says what became of it: by its colour, and by a sign. */
export const verdictLook = (palette: Palette) =>
  Object.fromEntries(
    (['correct', 'partial', 'wrong'] as const).map((verdict) => {
      const colour = palette[colours[verdict]].main;
      return [
        `&.${verdict}`,
        {
          color: colour,
          borderColor: colour,
          backgroundColor: palette.surface,
          '&::before': {
            content: `"${signs[verdict]}"`,
            position: 'absolute',
            right: 2,
            bottom: 0,
            fontSize: 12,
            lineHeight: 1.2,
          },
        },
      ];
    }),
  );
