import type { Palette } from '@mui/material/styles';

const signs = { correct: '✓', partial: '◐', wrong: '✗' } as const;
const colours = { correct: 'success', partial: 'warning', wrong: 'error' } as const;

/** Each verdict has a sign as well as a colour, for colour-blind users. */
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
