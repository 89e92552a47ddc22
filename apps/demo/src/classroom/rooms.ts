import { topicKinds } from '@cheese/domain/codes/classroom/topics';
import { codeOf, strictObject } from '@cheese/domain/contract/shapes';
import Type, { type Static } from 'typebox';
import { readYaml } from '../reading/readYaml';
import { Count, Words } from '../reading/shapes';

const Yes = Type.Optional(Type.Literal(true));
const said = { by: Words, daysAgo: Count, title: Words, html: Words };

const Room = strictObject({
  organisation: Words,
  course: Words,
  name: Words,
  /** The oldest first. */
  notices: Type.Array(strictObject({ ...said, isPinned: Yes })),
  topics: Type.Array(
    strictObject({
      ...said,
      kind: codeOf(topicKinds),
      isAnonymous: Yes,
      replies: Type.Array(strictObject({ by: Words, text: Words })),
      /** Which of the replies is the best answer. */
      best: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
  ),
});
export type DemoRoom = Static<typeof Room>;

export const demoRooms = readYaml('classroom/rooms.yaml', Type.Array(Room));
