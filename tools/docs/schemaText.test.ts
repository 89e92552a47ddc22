import Type from 'typebox';
import { schemaText } from './schemaText';

it.each([
  [Type.Integer({ minimum: 1, maximum: 100 }), 'integer(1…100)'],
  [Type.Integer({ minimum: 1 }), 'integer(≥1)'],
  [Type.String({ maxLength: 20 }), 'string(≤20)'],
  [Type.Union([Type.String(), Type.Null()]), 'string | null'],
  [Type.Array(Type.Union([Type.Literal('a'), Type.Null()])), '("a" | null)[]'],
  [Type.Array(Type.Integer(), { maxItems: 5 }), 'integer[](≤5)'],
  [
    Type.Object({ id: Type.Integer(), name: Type.Optional(Type.String()) }),
    '{ id: integer; name?: string }',
  ],
  [Type.Unsafe<1 | 2>(Type.Integer({ enum: [1, 2] })), '1 | 2'],
])('%j', (schema, text) => {
  expect(schemaText(schema)).toBe(text);
});
