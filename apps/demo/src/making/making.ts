/** One thing of the demo content that is made and not written: a picture, a sound, a model. */
export interface Making {
  /** By what a row asks for it, and where it stands in the storage: `news/adult-cpr-steps`. */
  slug: string;
  /** Whatever the bytes hang on: while it stays the same, nothing is made anew. */
  from: string;
  /** The generator's own code, below libs/generators/src: when it changes, all is made anew. */
  by: string;
  /** How the names of its files end; a row names the last of them. */
  endings: readonly string[];
  /** The files, in the order of the endings. */
  make(): Promise<readonly Uint8Array[]>;
}
