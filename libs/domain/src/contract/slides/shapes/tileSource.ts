import Type, { type Static } from 'typebox';
import { Id, Moment, nullable } from '../../shapes';

export const TileLevel = Type.Object({
  level: Type.Integer({ minimum: 0 }),
  width: Type.Integer(),
  height: Type.Integer(),
  columns: Type.Integer(),
  rows: Type.Integer(),
});
export type TileLevel = Static<typeof TileLevel>;

/** How a viewer loads a slide; levels go from the smallest to full size. */
export const TileSource = Type.Object({
  slideId: Id,
  width: Type.Integer(),
  height: Type.Integer(),
  tileSize: Type.Integer(),
  overlap: Type.Integer({ minimum: 0 }),
  levels: Type.Array(TileLevel),
  /** Micrometres per pixel at full size; null makes measuring impossible. */
  mpp: nullable(Type.Number()),
  /** The magnification equivalent to full size. */
  objective: nullable(Type.Number()),
  /** A template with {level}, {column} and {row}. */
  tileAddress: Type.String(),
  expiresAt: nullable(Moment),
});
export type TileSource = Static<typeof TileSource>;
