import Type, { type Static, type TSchema } from 'typebox';

export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** Which state of a thing the caller has seen: an older one than the newest is refused. */
export const Version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** Milliseconds since 1970. */
export const Moment = Type.Integer();

/** A moment in a request, bounded by what calendars and the database can represent. */
export const MomentAsked = Type.Integer({ minimum: 0, maximum: 253_402_300_799_999 });

/** The query fields for one page of a list. */
export const pageQuery = {
  page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
  pageCnt: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
};

export const pageOf = <T extends TSchema>(item: T) =>
  Type.Object({ list: Type.Array(item), total: Type.Integer() });

/** One of the numeric codes of a table of labels such as `newsCategories`. */
export const codeOf = <Labels extends Record<number, string>>(labels: Labels) =>
  Type.Unsafe<keyof Labels>(Type.Integer({ enum: Object.keys(labels).map(Number) }));

/** The same for a table whose codes are words, such as `orderStates`. */
export const keyOf = <Labels extends Record<string, unknown>>(labels: Labels) =>
  Type.Unsafe<keyof Labels & string>(Type.String({ enum: Object.keys(labels) }));

export const nullable = <T extends TSchema>(thing: T) => Type.Union([thing, Type.Null()]);

/** An object that refuses unknown keys. */
export const strictObject = <P extends Type.TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

/** What a call about one thing asks for. */
export const byId = strictObject({ id: Id });

/** Money and the virtual currency, in thousandths of the unit, as integers. */
export const Thousandths = Type.Integer();

/** A generated file, at an address that expires soon. */
export const FileLink = Type.Object({
  fileName: Type.String(),
  url: Type.String(),
  expiresAt: Moment,
});
export type FileLink = Static<typeof FileLink>;
