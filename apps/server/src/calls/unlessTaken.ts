import type { FailureKey } from '@cheese/domain/texts/failures';
import { isUniqueViolation } from '../db/violations';
import { Refusal } from './refusal';

interface Unique {
  constraint: string;
  key: FailureKey;
  field?: string;
}

/** Refuses what somebody else takes meanwhile like what was taken before. */
export async function unlessTaken<T>(
  { constraint, key, ...details }: Unique,
  writing: PromiseLike<T>,
): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    throw isUniqueViolation(error, constraint) ? new Refusal(key, details) : error;
  }
}
