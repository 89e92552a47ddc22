/** What a file may make of itself; each is looked at before anything of that size is made. */
export interface ModelLimits {
  /** Of the file as it was brought. */
  bytes: number;
  /** Of everything in it once it is opened: the files of an archive, the numbers of a model. */
  unpackedBytes: number;
  /** Drawn at once: what a model shows twice counts twice. */
  triangles: number;
  /** Nodes that somebody could name, headings included. */
  parts: number;
  /** Of all pictures together, before they are made smaller. */
  texturePixels: number;
}

/** The house's own. The sentences of `modelFailures` name them. */
export const modelLimits: ModelLimits = {
  bytes: 200 * 1024 ** 2,
  unpackedBytes: 240 * 1024 ** 2,
  triangles: 1_500_000,
  parts: 2_000,
  texturePixels: 160_000_000,
};

/** No deeper tree is made: whoever draws it walks it call by call. */
export const MOST_DEPTH = 64;
/** Of the tree of a file as it is, bones and empty nodes included. */
export const MOST_NODES = 50_000;
/** Of the longer side of a picture that comes out. */
export const MOST_SIDE = 2048;
export const LONGEST_NAME = 120;
/** What the longest side of a body or an instrument may measure; else its file lies about its unit. */
export const LIKELY_MM = { least: 1, most: 5_000 };
/** How long that becomes which says nothing true of its size. */
export const NORMAL_MM = 200;
/** Pieces of one look each: every one of them is drawn by itself. */
export const MOST_SHAPES = 20_000;
