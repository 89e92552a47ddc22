/** Signatures of the parts of an archive. */
export const marks = {
  local: 0x04034b50,
  central: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  end64Place: 0x07064b50,
  after: 0x08074b50,
} as const;

export const STORED = 0;
export const DEFLATED = 8;

/** Bits of an entry: it is locked, its sums come after it, its name is UTF-8. */
export const flags = { locked: 0x1, after: 0x8, utf8: 0x800 } as const;

/** A number that is too large for its place stands elsewhere. */
export const FULL = 0xffffffff;
/** Id of the ZIP64 extra field. */
export const LARGE = 0x0001;

/** Sizes in bytes of the fixed part of each header. */
export const lengths = { local: 30, central: 46, end: 22, end64: 56, end64Place: 20 } as const;
