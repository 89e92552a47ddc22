import type { ModelLimits } from '../limits';
import { ModelRefused } from '../refusal';
import { takeModel } from '../takeModel';

const quiet = { progress() {}, cancelled: () => false };

export const take = (bytes: Uint8Array, name = 'model', limits?: ModelLimits) =>
  takeModel({ name, bytes }, quiet, limits);

/** The reason why a file is refused; `taken` if it is accepted. */
export async function refusalOf(bytes: Uint8Array, limits?: ModelLimits): Promise<string> {
  try {
    await take(bytes, 'model', limits);
    return 'taken';
  } catch (error) {
    if (error instanceof ModelRefused) return error.key;
    throw error;
  }
}
