import Type, { type TSchema } from 'typebox';

/** Every answer of every call: flag 0 is success. */
export const envelopeOf = <T extends TSchema>(data: T) =>
  Type.Object({ flag: Type.Literal(0), message: Type.String(), data });

/** What a refused call answers; `field` names the input that was wrong, `key` the kind of refusal. */
export const RefusalEnvelope = Type.Object({
  flag: Type.Integer(),
  message: Type.String(),
  data: Type.Null(),
  key: Type.String(),
  field: Type.Optional(Type.String()),
});
