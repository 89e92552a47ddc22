/** Drops undefined fields, because the file format has no key without a value. */
export const given = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

export const orNone = (text: string) => (text === '' ? undefined : text);
export const orNoList = <T>(list: T[]) => (list.length === 0 ? undefined : list);
