import Type, { type Static } from 'typebox';
import type { CoursewareType } from '../../codes/learning/coursewareTypes';
import { coursewareFields, Position } from './coursewareShapes';
import { Id, orNull } from '../shapes';

const Neighbour = orNull(Type.Object({ id: Id, title: Type.String() }));

const detailOf = <T extends CoursewareType, P extends Type.TProperties>(type: T, content: P) =>
  Type.Object({
    ...coursewareFields,
    type: Type.Literal(type),
    position: Position,
    previous: Neighbour,
    next: Neighbour,
    ...content,
  });

const SlidePage = Type.Object({ picture: Type.String(), text: Type.String() });

/** One courseware, opened. What it holds goes by its type. */
export const CoursewareDetail = Type.Union([
  detailOf(1, {
    video: Type.String(),
    poster: Type.String(),
    subtitles: orNull(Type.String({ description: 'WebVTT' })),
  }),
  detailOf(2, { pages: Type.Array(SlidePage) }),
  detailOf(4, { picture: Type.String() }),
  detailOf(8, { html: Type.String() }),
  detailOf(16, { experimentUrl: Type.String() }),
  detailOf(32, { slideIds: Type.Array(Id) }),
  detailOf(48, { specimenIds: Type.Array(Id) }),
  // Its questions are a practice: see there for asking, marking and doing it again.
  detailOf(64, { questionCount: Type.Integer() }),
]);
export type CoursewareDetail = Static<typeof CoursewareDetail>;
