import { type FailureKey, failures } from '@cheese/domain/texts/failures';

/** A call that is answered with a failure: thrown anywhere, written to the envelope in one place. */
export class Refusal extends Error {
  readonly key: FailureKey;
  readonly status: number;
  readonly field: string | undefined;

  constructor(key: FailureKey, wrong?: { message: string; field: string }) {
    super(wrong?.message ?? failures[key].message);
    this.key = key;
    this.status = failures[key].status;
    this.field = wrong?.field;
  }
}

export function refuse(key: FailureKey): never {
  throw new Refusal(key);
}

/** Refuses because of what is wrong with one field, where anything is. */
export function refuseFault(field: string, fault: string | null) {
  if (fault) throw new Refusal('call.invalid', { field, message: fault });
}
