import { UnreadableBill } from '../payments';

/** Size limit of a daily bill; a hundred thousand lines take a tenth of it. */
const MOST_BILL_BYTES = 64 * 1024 ** 2;
/** And what is packed in it. */
export const MOST_UNPACKED_BYTES = 256 * 1024 ** 2;

export class BillTooBig extends UnreadableBill {}

/** Reads an untrusted response up to a limit. */
export async function readLimited(answer: Response, most = MOST_BILL_BYTES): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    const read = part as Uint8Array;
    bytes += read.length;
    // Leaving the loop hangs up.
    if (bytes > most) throw new BillTooBig(`a bill has more than ${most} bytes`);
    parts.push(read);
  }
  return Buffer.concat(parts);
}

/** Translates zlib's error for exceeding the size limit. */
export function unpack(inflate: () => Buffer): Buffer {
  try {
    return inflate();
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code === 'ERR_BUFFER_TOO_LARGE') throw new BillTooBig('a bill is too big unpacked');
    throw error;
  }
}
