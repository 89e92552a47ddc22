import type { CallFailure } from '@cheese/domain/contract/failure';

/** What the service says is wrong with one of these fields; nothing where it speaks of another. */
export function faultsSaid<Name extends string>(
  error: unknown,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const { field, message } = error as Partial<CallFailure>;
  const name = names.find((one) => one === field);
  return name && message ? ({ [name]: message } as Partial<Record<Name, string>>) : {};
}
