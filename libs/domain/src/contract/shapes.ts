import Type, { type Static, type TSchema } from 'typebox';

export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** A moment, in milliseconds since 1970. */
export const Moment = Type.Integer();

/** One that somebody asks by: no later than a calendar reaches, and a database understands. */
export const MomentAsked = Type.Integer({ minimum: 0, maximum: 253_402_300_799_999 });

/** The part of a question that asks for one page of a list. */
export const pageAsked = {
  page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
  pageCnt: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
};

export const pageOf = <T extends TSchema>(item: T) =>
  Type.Object({ list: Type.Array(item), total: Type.Integer() });

/** One of the codes of a table of labels such as `newsCategories`. */
export const codeOf = <Labels extends Record<number, string>>(labels: Labels) =>
  Type.Unsafe<keyof Labels>(Type.Integer({ enum: Object.keys(labels).map(Number) }));

/** The same for a table whose codes are words, such as `orderStates`. */
export const keyOf = <Labels extends Record<string, unknown>>(labels: Labels) =>
  Type.Unsafe<keyof Labels & string>(Type.String({ enum: Object.keys(labels) }));

/** Something that may be absent from an answer. */
export const orNull = <T extends TSchema>(thing: T) => Type.Union([thing, Type.Null()]);

/** An object that refuses keys which it does not name. */
export const exactly = <P extends Type.TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

/** Money and the virtual currency: thousandths of the unit, never fractions. */
export const Thousandths = Type.Integer();

/** A file that was made to be fetched, by an address that is good for a short while. */
export const FileLink = Type.Object({
  fileName: Type.String(),
  url: Type.String(),
  expiresAt: Moment,
});
export type FileLink = Static<typeof FileLink>;
