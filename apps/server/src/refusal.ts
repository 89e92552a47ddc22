import { countedMessages } from '@cheese/domain/texts/countedMessages';
import { type FailureKey, failures } from '@cheese/domain/texts/failures';

interface Details {
  message: string;
  field?: string;
  /** When it goes on, told to programs as well as in the message. */
  retryAfterS?: number;
}

/** A call that is answered with a failure: thrown anywhere, written to the envelope in one place. */
export class Refusal extends Error {
  readonly key: FailureKey;
  readonly status: number;
  readonly field: string | undefined;
  readonly retryAfterS: number | undefined;

  constructor(key: FailureKey, { message, field, retryAfterS }: Partial<Details> = {}) {
    super(message ?? failures[key].message);
    this.key = key;
    this.status = failures[key].status;
    this.field = field;
    this.retryAfterS = retryAfterS;
  }
}

export function refuse(key: FailureKey): never {
  throw new Refusal(key);
}

/** Refuses for now: `words` say when it goes on. */
export function refuseUntil(
  key: FailureKey,
  { atMs, now, words }: { atMs: number; now: Date; words: (wait: string) => string },
): never {
  const retryAfterS = Math.max(1, Math.ceil((atMs - now.getTime()) / 1000));
  throw new Refusal(key, { message: words(countedMessages.wait(retryAfterS)), retryAfterS });
}

/** Refuses because of what is wrong with one field, where anything is. */
export function refuseFault(field: string, fault: string | null) {
  if (fault) throw new Refusal('call.invalid', { field, message: fault });
}
