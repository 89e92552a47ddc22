import Type, { type TSchema } from 'typebox';

/** The answer of every successful call: flag 0 is success. */
export const envelopeOf = <T extends TSchema>(data: T) =>
  Type.Object({ flag: Type.Literal(0), message: Type.String(), data });

/** The answer of a refused call: `field` names the invalid input, `key` the kind of refusal. */
export const RefusalEnvelope = Type.Object({
  flag: Type.Integer(),
  message: Type.String(),
  data: Type.Null(),
  key: Type.String(),
  field: Type.Optional(Type.String()),
});
