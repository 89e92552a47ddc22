/** One thing of the demo content that is made and not written: a picture, a sound, a model. */
export interface Making {
  /** By what a row asks for it, and where it stands in the storage: `news/adult-cpr-steps`. */
  slug: string;
  /** Whatever the bytes hang on: while it stays the same, nothing is made anew. */
  from: string;
  /**
   * The generator's own code, below libs/generators/src: when it changes, all is made anew. Null
   * where nothing is generated while building: the files are committed.
   */
  by: string | null;
  /** How the names of its files end; a row names the last of them. */
  endings: readonly string[];
  /**
   * Takes longer than a first start may wait: is made in the background while the server answers,
   * and brought as soon as it is there. A row learns its name at once, and how many bytes it has
   * never.
   */
  isLarge?: true;
  /** The files, in the order of the endings. */
  make(): Promise<readonly Uint8Array[]>;
}
