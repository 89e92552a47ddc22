import { UnreadableBill } from '../payments';

/** A bill that is there and makes no sense is another trouble than one that does not come. */
export function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableBill) throw error;
    throw new UnreadableBill(error instanceof Error ? error.message : String(error), {
      cause: error,
    });
  }
}
