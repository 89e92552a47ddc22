import Type, { type Static } from 'typebox';
import { Id, Moment, orNull } from '../../shapes';

export const TileLevel = Type.Object({
  level: Type.Integer({ minimum: 0 }),
  width: Type.Integer(),
  height: Type.Integer(),
  columns: Type.Integer(),
  rows: Type.Integer(),
});
export type TileLevel = Static<typeof TileLevel>;

/** How a viewer fetches a slide; the levels go from the smallest to the full picture. */
export const TileSource = Type.Object({
  slideId: Id,
  width: Type.Integer(),
  height: Type.Integer(),
  tileSize: Type.Integer(),
  overlap: Type.Integer({ minimum: 0 }),
  levels: Type.Array(TileLevel),
  /** Micrometres per pixel of the full picture; without it nothing can be measured. */
  mpp: orNull(Type.Number()),
  /** The magnification that the full picture stands for. */
  objective: orNull(Type.Number()),
  /** With {level}, {column} and {row} in it. */
  tileAddress: Type.String(),
  expiresAt: orNull(Moment),
});
export type TileSource = Static<typeof TileSource>;
