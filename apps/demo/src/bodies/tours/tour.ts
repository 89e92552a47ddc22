import { strictObject } from '@cheese/domain/contract/shapes';
import Type, { type Static } from 'typebox';
import { Words } from '../../reading/shapes';

const Three = Type.Tuple([Type.Number(), Type.Number(), Type.Number()]);
const Axis = Type.Union([Type.Literal('x'), Type.Literal('y'), Type.Literal('z')]);
const Parts = Type.Optional(Type.Array(Words));

/** What is seen at a stop, in names of parts; one that holds others stands for all of them. */
const viewParts = {
  /** Degrees about the upright axis and above the ground, and how near. */
  from: Three,
  /** What is in the middle, in radii from the model's middle. */
  at: Type.Optional(Three),
  chosen: Type.Optional(Words),
  /** All that is seen, where it is not everything. */
  only: Parts,
  hidden: Parts,
  /** By how much in the hundred it is solid, and what is seen through. */
  faint: Type.Optional(Type.Array(Type.Union([Type.Integer(), Words]), { minItems: 2 })),
  /** A plane that cuts: of -1 to 1 along its axis, and whether the other half stays. */
  cut: Type.Optional(
    Type.Union([
      Type.Tuple([Axis, Type.Number()]),
      Type.Tuple([Axis, Type.Number(), Type.Boolean()]),
    ]),
  ),
};
export const View = strictObject(viewParts);
export type SeedView = Static<typeof View>;

export const TourFile = strictObject({
  title: Words,
  stops: Type.Array(strictObject({ title: Words, text: Words, ...viewParts })),
});
export type SeedTour = Static<typeof TourFile>;

/** The address of a view, in numbers of parts (`sayView` of the viewer says the same). */
export function viewOf(
  { from, at = [0, 0, 0], chosen, only, hidden, faint, cut }: SeedView,
  idOf: (part: string) => number,
): string {
  const listed = (mark: string, parts: readonly string[]) =>
    [mark, ...parts.map((part) => idOf(part))].join('!');
  const seen = only ? listed('s', only) : hidden ? listed('h', hidden) : '';
  const [percent, ...through] = faint ?? [];
  return [
    [...from, ...at].join('_'),
    chosen === undefined ? '' : idOf(chosen),
    seen,
    percent === undefined ? '' : listed(String(percent), through.map(String)),
    cut ? [cut[0], cut[1], 0, 0, cut[2] ? 1 : 0].join('!') : '',
  ]
    .join('~')
    .replace(/~+$/, '');
}

/** All parts that the views of a tour name. */
export const partsIn = ({ stops }: SeedTour): string[] =>
  stops.flatMap(({ chosen, only = [], hidden = [], faint }) => [
    ...(chosen === undefined ? [] : [chosen]),
    ...only,
    ...hidden,
    ...(faint?.slice(1) ?? []).map(String),
  ]);
