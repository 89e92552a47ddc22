import Type, { type Static } from 'typebox';
import { orNull } from '../../shapes';

/** Small pictures of every few seconds, side by side in one. */
const FilmStrip = Type.Object({
  picture: Type.String(),
  count: Type.Integer(),
  columns: Type.Integer(),
  width: Type.Integer(),
  height: Type.Integer(),
});

/** Where the files of a film are: signed for whoever asks, and good for some hours. */
export const filmFields = {
  /** Null while it is not ready. */
  video: orNull(Type.String()),
  /** Where its sizes are listed, in which it is watched where a browser can; null for the film alone. */
  sizes: orNull(Type.String({ description: 'HLS' })),
  poster: orNull(Type.String()),
  strip: orNull(FilmStrip),
};
export const Film = Type.Object(filmFields);
export type Film = Static<typeof Film>;
