import type { Sound } from './sound/sounds';

/** A subtitle from one second of a scene to another; there is no spoken voice. */
interface Said {
  from: number;
  to: number;
  text: string;
}

/** A sound at a second of its scene. */
export interface Heard {
  at: number;
  sound: Sound;
}

/** One part of a film: it fades in over the previous one. */
export interface Scene {
  /** The title above it and in the list of chapters; null to keep the previous scene's. */
  title: string | null;
  seconds: number;
  says: readonly Said[];
  hears?: readonly Heard[];
  /** The frame at a second of the scene, as SVG of 1280 by 720. */
  draw(second: number): string;
}

export interface Film {
  slug: string;
  title: string;
  scenes: readonly Scene[];
}

export const filmWidth = 1280;
export const filmHeight = 720;

interface Placed {
  scene: Scene;
  from: number;
  title: string;
}

/** The scenes with the second at which each begins. */
export function placedScenes(film: Film): Placed[] {
  const placed: Placed[] = [];
  let from = 0;
  let title = film.title;
  for (const scene of film.scenes) {
    title = scene.title ?? title;
    placed.push({ scene, from, title });
    from += scene.seconds;
  }
  return placed;
}

export const secondsOf = (film: Film) => film.scenes.reduce((sum, { seconds }) => sum + seconds, 0);

export const chaptersOf = (film: Film) =>
  placedScenes(film).flatMap(({ scene, from }) =>
    scene.title === null ? [] : [{ second: Math.round(from), title: scene.title }],
  );

/** All subtitles, in film time. */
export const saidIn = (film: Film): Said[] =>
  placedScenes(film).flatMap(({ scene, from }) =>
    scene.says.map((said) => ({ from: from + said.from, to: from + said.to, text: said.text })),
  );

/** A scene with more sounds of its own gets no notes. */
const MOST_BESIDES_NOTES = 3;

const notesIn = ({ says, hears = [] }: Scene): readonly Heard[] =>
  hears.length > MOST_BESIDES_NOTES
    ? []
    : says.map(({ from }) => ({ at: from, sound: { kind: 'note' } }));

/** All sounds in film time: those of the scenes, and a soft note with each new sentence. */
export const heardIn = (film: Film): Heard[] =>
  placedScenes(film).flatMap(({ scene, from }) =>
    [...(scene.hears ?? []), ...notesIn(scene)].map(({ at, sound }) => ({ at: from + at, sound })),
  );
