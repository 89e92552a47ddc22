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

interface Until {
  atMs: number;
  now: Date;
  /** Say when it goes on. */
  words(wait: string): string;
}

/** A refusal with a retry time, returned rather than thrown. */
export function refusalUntil(key: FailureKey, { atMs, now, words }: Until): Refusal {
  const retryAfterS = Math.max(1, Math.ceil((atMs - now.getTime()) / 1000));
  return new Refusal(key, { message: words(countedMessages.wait(retryAfterS)), retryAfterS });
}

export function refuseUntil(key: FailureKey, until: Until): never {
  throw refusalUntil(key, until);
}

/** Refuses because of what is wrong with one field, where anything is. */
export function refuseFault(field: string, fault: string | null) {
  if (fault) throw new Refusal('call.invalid', { field, message: fault });
}
