/** One thing of the demo content that is made and not written: a picture, a sound, a model. */
export interface Making {
  /** By what a row asks for it, and where it stands in the storage: `news/adult-cpr-steps`. */
  slug: string;
  /** Whatever the bytes hang on: while it stays the same, nothing is made anew. */
  from: string;
  /** The generator's own code, below libs/generators/src: when it changes, all is made anew. */
  by: string;
  /** Its files by the ending of their names; a row names the last of them. */
  files: Readonly<Record<string, () => Promise<Uint8Array>>>;
}
