/** The limits of a model file; each is checked before anything of that size is allocated. */
export interface ModelLimits {
  /** The uploaded file. */
  bytes: number;
  /** All unpacked content: the files of an archive, the geometry of a model. */
  unpackedBytes: number;
  /** Triangles drawn at once: an instance counts each time. */
  triangles: number;
  /** Named nodes, including headings. */
  parts: number;
  /** All pictures together, before they are scaled down. */
  texturePixels: number;
}

/** The product's own limits. The sentences of `modelFailures` quote them. */
export const modelLimits: ModelLimits = {
  bytes: 200 * 1024 ** 2,
  unpackedBytes: 240 * 1024 ** 2,
  triangles: 1_500_000,
  parts: 2_000,
  texturePixels: 160_000_000,
};

/** The depth of the tree, which viewers walk recursively. */
export const MOST_DEPTH = 64;
/** Nodes of the file, including bones and empty nodes. */
export const MOST_NODES = 50_000;
/** The longer side of an output picture. */
export const MOST_SIDE = 2048;
export const LONGEST_NAME = 120;
/**
 * The plausible length of a body or instrument; outside of it, the file's unit is assumed to be
 * wrong.
 */
export const LIKELY_MM = { least: 1, most: 5_000 };
/** The assumed length of a model whose unit is unknown or wrong. */
export const NORMAL_MM = 200;
/** Pieces with one material each; every one is a draw call. */
export const MOST_SHAPES = 20_000;
