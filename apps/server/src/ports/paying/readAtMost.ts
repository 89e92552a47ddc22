import { UnreadableBill } from '../payments';

/** What a provider says is a day's bill: with a hundred thousand lines it has a tenth of this. */
const MOST_BILL_BYTES = 64 * 1024 ** 2;
/** And what is packed in it. */
export const MOST_UNPACKED_BYTES = 256 * 1024 ** 2;

export class BillTooBig extends UnreadableBill {}

/** What a file holds, read no further than there is room for: it comes from outside. */
export async function readAtMost(answer: Response, most = MOST_BILL_BYTES): Promise<Buffer> {
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

/** What zlib finds no room for has a code of its own. */
export function unpack(inflate: () => Buffer): Buffer {
  try {
    return inflate();
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code === 'ERR_BUFFER_TOO_LARGE') throw new BillTooBig('a bill is too big unpacked');
    throw error;
  }
}
