/** The corner colours; every other tone of a picture is mixed out of them. */
export interface PaletteCorners {
  main: string;
  deep: string;
  pale: string;
  accent: string;
  /** The dark ground; for the warm palettes not a darker main, which would be plain brown. */
  night: string;
}

export const palettes = {
  orange: {
    main: '#ff9514',
    deep: '#6e2c00',
    pale: '#fff4e5',
    accent: '#0f7f8c',
    night: '#0f3440',
  },
  blue: { main: '#2f6fed', deep: '#0d2560', pale: '#eaf1ff', accent: '#ff9f2e', night: '#0d2560' },
  teal: { main: '#0b8a79', deep: '#04332f', pale: '#e2f5f1', accent: '#ffb14a', night: '#04332f' },
  red: { main: '#d93a2b', deep: '#541012', pale: '#ffeeea', accent: '#2b5c9e', night: '#3d0f1f' },
  violet: {
    main: '#7657e6',
    deep: '#26165e',
    pale: '#f2eeff',
    accent: '#ff8f6b',
    night: '#26165e',
  },
  navy: { main: '#3a5fa8', deep: '#0c1a38', pale: '#e9eff9', accent: '#ff9514', night: '#0c1a38' },
  green: { main: '#3d9a58', deep: '#0f3a22', pale: '#ebf7ec', accent: '#ffbe3d', night: '#0f3a2c' },
  sand: { main: '#d69c52', deep: '#54310f', pale: '#fbf4e8', accent: '#0b7d6e', night: '#12403c' },
  rose: { main: '#e2577b', deep: '#571230', pale: '#ffeff3', accent: '#3b64c9', night: '#3a1240' },
  sky: { main: '#1c9ccb', deep: '#063a55', pale: '#e6f6fc', accent: '#ff8a3d', night: '#063a55' },
} as const satisfies Record<string, PaletteCorners>;

export type Palette = keyof typeof palettes;
