import type { CallFailure } from '@cheese/domain/contract/failure';

/** Field errors from the server's answer; empty if it names none of these fields. */
export function fieldErrorsOf<Name extends string>(
  error: unknown,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const { field, message } = error as Partial<CallFailure>;
  const name = names.find((one) => one === field);
  return name && message ? ({ [name]: message } as Partial<Record<Name, string>>) : {};
}
