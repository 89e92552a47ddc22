import { LostInPlace } from '@cheese/ui/parts/lostFaces';
import { lazyPart } from '../../loading/lazyPart';

/** The player of films, which comes before there is a film to play. */
export const Player = lazyPart(async () => {
  const { FilmPlayer } = await import('@cheese/player/FilmPlayer');
  return { default: FilmPlayer };
}, LostInPlace);
