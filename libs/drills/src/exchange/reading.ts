import { texts } from './texts';

/** The fault of a file, and its place. */
export class Unreadable extends Error {
  readonly where: string;
  constructor(where: string, says: string) {
    super(says);
    this.where = where;
  }
}

/** Reads the value at a place of the file, or throws. Unknown keys are dropped. */
export type Read<T> = (value: unknown, where: string) => T;

export const text =
  (most: number): Read<string> =>
  (value, where) => {
    if (typeof value !== 'string') throw new Unreadable(where, texts.noText);
    if (value.includes('\0') || /\p{Surrogate}/u.test(value)) {
      throw new Unreadable(where, texts.noSigns);
    }
    if (value.length > most) throw new Unreadable(where, texts.longText(most));
    return value;
  };

export const name: Read<string> = (value, where) => {
  if (typeof value !== 'string' || !/^[a-z][\w-]{0,39}$/i.test(value)) {
    throw new Unreadable(where, texts.noName);
  }
  return value;
};

export const number: Read<number> = (value, where) => {
  if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) > 1e6) {
    throw new Unreadable(where, texts.noNumber);
  }
  return value;
};

export const whole: Read<number> = (value, where) => {
  if (!Number.isInteger(number(value, where))) throw new Unreadable(where, texts.noNumber);
  return number(value, where);
};

export const list =
  <T>(most: number, each: Read<T>): Read<T[]> =>
  (value, where) => {
    if (!Array.isArray(value)) throw new Unreadable(where, texts.noList);
    if (value.length > most) throw new Unreadable(where, texts.longList(most));
    return value.map((one, index) => each(one, `${where}[${index}]`));
  };

export const oneOf =
  <T extends string | number>(of: readonly T[]): Read<T> =>
  (value, where) => {
    const found = of.find((one) => one === value);
    if (found === undefined) throw new Unreadable(where, texts.noneOf(of.join('、')));
    return found;
  };

export const codeOf = <T extends object>(codes: T) =>
  oneOf(
    Object.keys(codes).map((one) => (/^\d+$/.test(one) ? Number(one) : one)) as (keyof T &
      (string | number))[],
  );

export const orNull =
  <T>(read: Read<T>): Read<T | null> =>
  (value, where) =>
    value === null || value === undefined ? null : read(value, where);

export function record(value: unknown, where: string): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Unreadable(where, texts.noObject);
  }
  return new Map<string, unknown>(Object.entries(value));
}

type Fields<T> = { [Key in keyof T]: Read<T[Key]> };

export const object =
  <T extends object>(fields: Fields<T>): Read<T> =>
  (value, where) => {
    const found = record(value, where);
    const read = Object.entries<Read<unknown>>(fields).map(([key, of]) => [
      key,
      of(found.get(key), where === '' ? key : `${where}.${key}`),
    ]);
    return Object.fromEntries(read) as T;
  };

/** Selects one of several shapes by the value of one field. */
export const byField =
  <T>(field: string, shapes: Record<string, Read<T>>): Read<T> =>
  (value, where) => {
    const kind = oneOf(Object.keys(shapes))(record(value, where).get(field), `${where}.${field}`);
    const read = new Map(Object.entries(shapes)).get(kind);
    if (!read) throw new Unreadable(where, texts.noObject);
    return read(value, where);
  };
