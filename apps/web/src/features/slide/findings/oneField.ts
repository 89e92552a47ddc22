import type { Fields } from '@cheese/ui/form/useFields';

/** Adapts one value to the `fields` of a form, for fields in a list. */
export const oneField = <Name extends string>(
  name: Name,
  { value, fault = null }: { value: string; fault?: string | null | undefined },
  change: (value: string) => void,
): Fields<Name> => ({
  values: { [name]: value } as Record<Name, string>,
  faults: (fault === null ? {} : { [name]: fault }) as Partial<Record<Name, string>>,
  change: (_, next) => change(next),
});
