import { strictObject } from '@cheese/domain/contract/shapes';
import Type from 'typebox';
import { Words } from '../../reading/shapes';

const Axis = strictObject({
  name: Words,
  from: Type.Number(),
  to: Type.Number(),
  marks: Type.Array(Type.Number()),
});
const Leaf = strictObject({ text: Words });
const Branch = strictObject({ text: Words, branches: Type.Optional(Type.Array(Leaf)) });

/** What the documents draw, as the generators take it. */
export const Figure = Type.Union([
  strictObject({
    kind: Type.Literal('curves'),
    x: Axis,
    y: Axis,
    curves: Type.Array(
      strictObject({ name: Words, points: Type.Array(Type.Tuple([Type.Number(), Type.Number()])) }),
    ),
  }),
  strictObject({
    kind: Type.Literal('bars'),
    unit: Type.String(),
    bars: Type.Array(Type.Tuple([Words, Type.Number()])),
  }),
  strictObject({
    kind: Type.Literal('steps'),
    steps: Type.Array(Words),
    isRing: Type.Optional(Type.Literal(true)),
  }),
  strictObject({ kind: Type.Literal('tree'), middle: Words, branches: Type.Array(Branch) }),
  strictObject({
    kind: Type.Union([
      Type.Literal('heart'),
      Type.Literal('conduction'),
      Type.Literal('chest'),
      Type.Literal('beat'),
    ]),
  }),
]);
