import { mixColours as mix } from './mixColours';
import { palettes, type Palette, type PaletteCorners } from './palettes';

/** The brightness of the background; the subject's colours contrast with it. */
type Mood = 'light' | 'rich' | 'deep';

/** The tones a picture is painted with, named by what they paint. */
export interface Colours {
  ground: readonly [string, string];
  backdrop: string;
  backdropSoft: string;
  body: string;
  bodyLight: string;
  bodyShade: string;
  accent: string;
  accentLight: string;
  accentShade: string;
  paper: string;
  paperShade: string;
  ink: string;
}

const white = '#ffffff';

/** Darker, and only a touch towards the picture's deep tone: all of it would give mud. */
const shaded = (tone: string, deep: string): string => mix(mix(tone, '#000000', 0.24), deep, 0.16);

const subject = (tone: string, deep: string) => ({
  body: tone,
  bodyLight: mix(tone, white, 0.38),
  bodyShade: shaded(tone, deep),
});

const companion = (tone: string, deep: string) => ({
  accent: tone,
  accentLight: mix(tone, white, 0.42),
  accentShade: shaded(tone, deep),
});

const sheet = ({ pale, main, deep }: PaletteCorners) => ({
  paper: mix(pale, white, 0.7),
  paperShade: mix(pale, main, 0.22),
  ink: deep,
});

const light = (corners: PaletteCorners): Colours => ({
  ...sheet(corners),
  ...subject(corners.main, corners.deep),
  ...companion(corners.accent, corners.deep),
  ground: [mix(corners.pale, white, 0.2), mix(corners.pale, corners.main, 0.28)],
  backdrop: mix(corners.pale, corners.main, 0.46),
  backdropSoft: mix(corners.pale, white, 0.75),
});

/** On the strong ground the subject wears the accent, or it would sink into its own colour. */
const rich = (corners: PaletteCorners): Colours => ({
  ...sheet(corners),
  ...subject(corners.accent, corners.deep),
  ...companion(mix(corners.main, corners.deep, 0.45), corners.deep),
  ground: [mix(corners.main, white, 0.2), mix(corners.main, corners.deep, 0.3)],
  backdrop: mix(corners.main, white, 0.42),
  backdropSoft: mix(corners.main, corners.pale, 0.72),
});

const deep = (corners: PaletteCorners): Colours => ({
  ...sheet(corners),
  ...subject(mix(corners.main, white, 0.16), corners.deep),
  ...companion(mix(corners.accent, white, 0.12), corners.deep),
  ground: [mix(corners.night, white, 0.14), mix(corners.night, '#000000', 0.25)],
  backdrop: mix(corners.night, white, 0.24),
  backdropSoft: mix(corners.night, white, 0.36),
});

const moods = { light, rich, deep };

export const chooseColours = (palette: Palette, mood: Mood): Colours =>
  moods[mood](palettes[palette]);
