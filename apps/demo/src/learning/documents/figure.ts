import { exactly } from '@cheese/domain/contract/shapes';
import Type from 'typebox';
import { Words } from '../../reading/shapes';

const Axis = exactly({
  name: Words,
  from: Type.Number(),
  to: Type.Number(),
  marks: Type.Array(Type.Number()),
});
const Leaf = exactly({ text: Words });
const Branch = exactly({ text: Words, branches: Type.Optional(Type.Array(Leaf)) });

/** What the documents draw, as the generators take it. */
export const Figure = Type.Union([
  exactly({
    kind: Type.Literal('curves'),
    x: Axis,
    y: Axis,
    curves: Type.Array(
      exactly({ name: Words, points: Type.Array(Type.Tuple([Type.Number(), Type.Number()])) }),
    ),
  }),
  exactly({
    kind: Type.Literal('bars'),
    unit: Type.String(),
    bars: Type.Array(Type.Tuple([Words, Type.Number()])),
  }),
  exactly({
    kind: Type.Literal('steps'),
    steps: Type.Array(Words),
    isRing: Type.Optional(Type.Literal(true)),
  }),
  exactly({ kind: Type.Literal('tree'), middle: Words, branches: Type.Array(Branch) }),
  exactly({
    kind: Type.Union([
      Type.Literal('heart'),
      Type.Literal('conduction'),
      Type.Literal('chest'),
      Type.Literal('beat'),
    ]),
  }),
]);
