import type { SchoolColour } from '@cheese/domain/codes/school/schoolProfile';

/** Design tokens; the theme is built from them, and pages use the theme. */
export const colors = {
  brand: '#ff9514',
  brandHover: '#f08300',
  brandPressed: '#d97500',
  brandWash: '#fff4e5',
  /** White on the brand has a contrast of only 2.2, this ink has over 7. */
  onBrand: '#241500',
  brandText: '#a85400',
  ink: '#1f2329',
  inkSecond: '#51565d',
  inkThird: '#686d76',
  hairline: '#e5e6eb',
  /** The outline of a field must be visible on white. */
  fieldEdge: '#c9cdd4',
  /** Lines of the placeholder for a missing picture. */
  blankLine: '#b5bac2',
  ground: '#f5f6f8',
  surface: '#ffffff',
  success: '#107a3a',
  error: '#cb271b',
  warning: '#9a6700',
  info: '#1668dc',
} as const;

/** Colours for print and for QR codes. */
export const print = { ink: '#000', paper: '#fff' } as const;

/** The colours of the slide, specimen and anatomy viewers. */
export const viewerColors = { ground: '#14161a', panel: '#1e2127', text: '#e8eaed' } as const;

/** `text` is the accent dark enough for letters on surface, ground and its own wash. */
export const accents = {
  brand: {
    main: colors.brand,
    hover: colors.brandHover,
    wash: colors.brandWash,
    text: colors.brandText,
    on: colors.onBrand,
  },
  exam: {
    main: '#2f6fed',
    hover: '#1f5bd0',
    wash: '#eaf1fe',
    text: '#1f5bd0',
    on: '#ffffff',
  },
  morphology: {
    main: '#0b7d6e',
    hover: '#096b5e',
    wash: '#e6f4f2',
    text: '#096b5e',
    on: '#ffffff',
  },
  emergency: {
    main: '#d93a2b',
    hover: '#c22d1f',
    wash: '#fdecea',
    text: '#c22d1f',
    on: '#ffffff',
  },
} as const;

/** The brand colour of an area of the site. */
export type Accent = keyof typeof accents;

/** Background colours for a school's initial. */
export const schoolFaces = {
  orange: { ground: '#b35900', on: '#ffffff' },
  blue: { ground: '#1f5bd0', on: '#ffffff' },
  green: { ground: '#107a3a', on: '#ffffff' },
  red: { ground: '#c22d1f', on: '#ffffff' },
  purple: { ground: '#6b3fc0', on: '#ffffff' },
  teal: { ground: '#096b5e', on: '#ffffff' },
} as const satisfies Record<SchoolColour, { ground: string; on: string }>;

export const radius = { control: 4, card: 8, dialog: 16 } as const;

export const raised = '0 4px 16px rgba(31,35,41,.10)';

/** Font size and line height in pixels, from the smallest to a page's title. */
export const typeScale = {
  small: [12, 20],
  body: [14, 22],
  card: [16, 24],
  block: [20, 28],
  page: [28, 36],
} as const;

export const fontStack = [
  '-apple-system',
  '"PingFang SC"',
  '"Hiragino Sans GB"',
  '"Microsoft YaHei"',
  '"Noto Sans CJK SC"',
  'sans-serif',
].join(',');

export const motion = { duration: 150, easing: 'ease-out' } as const;

/** Fixed sizes in pixels. */
export const sizes = {
  header: 56,
  content: 1200,
  margin: 16,
  loginDialog: 782,
  memberDialog: 680,
  puzzleDialog: 308,
  loginQr: 220,
  payQr: 112,
  emergencyMenu: 200,
  workplaceMenu: 200,
  detailMain: 848,
  detailSide: 308,
  answerSheet: 300,
  answerSheetHeight: 580,
} as const;

/** In forced-colours mode transparent borders become visible and backgrounds are dropped. */
export const forcedColors = '@media (forced-colors: active)';
