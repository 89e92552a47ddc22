import { noticeTargets } from '@cheese/domain/codes/people/noticeTargets';
import { codeOf, strictObject } from '@cheese/domain/contract/shapes';
import Type from 'typebox';
import { readYaml } from '../../reading/readYaml';
import { Count, Words } from '../../reading/shapes';

const kindOf = <Kind extends number>(code: Kind) => Type.Literal(code);

/** Demo people by their names, the course by how its title begins. */
const Received = Type.Array(
  strictObject({
    kind: Type.Union([kindOf(2), kindOf(3), kindOf(4), kindOf(5)]),
    to: Type.Array(Words),
    from: Type.Optional(Words),
    title: Type.Optional(Words),
    text: Type.String(),
    course: Words,
    teacherName: Type.Optional(Words),
    about: Type.Optional(
      strictObject({
        target: codeOf(noticeTargets),
        targetId: Count,
        excerpt: Words,
        isMention: Type.Optional(Type.Boolean()),
      }),
    ),
    hoursAgo: Count,
    isRead: Type.Optional(Type.Literal(true)),
  }),
);

export const seedReceived = readYaml('notices/received.yaml', Received);
