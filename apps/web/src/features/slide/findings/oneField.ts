import type { Fields } from '@cheese/ui/form/useFields';

/** One of a list of fields, as the fields of a form are shown. */
export const oneField = <Name extends string>(
  name: Name,
  { value, fault = null }: { value: string; fault?: string | null | undefined },
  change: (value: string) => void,
): Fields<Name> => ({
  values: { [name]: value } as Record<Name, string>,
  faults: (fault === null ? {} : { [name]: fault }) as Partial<Record<Name, string>>,
  change: (_, next) => change(next),
});
