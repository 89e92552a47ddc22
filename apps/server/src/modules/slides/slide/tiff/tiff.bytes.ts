/** A random-access source: a local file or a stored one. */
export interface Bytes {
  size: number;
  /** As many as there are from a place on, at most so many. */
  read(at: number, length: number): Promise<Buffer>;
}

/** Why a file is no slide, by its name. */
export type TiffFault = 'notTiff' | 'broken' | 'loop' | 'tooLarge';

export class TiffError extends Error {
  readonly fault: TiffFault;

  constructor(fault: TiffFault) {
    super(`a TIFF was not read: ${fault}`);
    this.fault = fault;
  }
}

export function failTiff(fault: TiffFault): never {
  throw new TiffError(fault);
}

/** All of what is asked for, or the file is not whole. */
export async function readAll({ size, read }: Bytes, at: number, length: number): Promise<Buffer> {
  if (!Number.isSafeInteger(at) || at < 0 || at + length > size) failTiff('broken');
  const bytes = await read(at, length);
  return bytes.length === length ? bytes : failTiff('broken');
}
