import type { Sound } from './sound/sounds';

/** Spoken by nobody, but read: from one second of a scene to another. */
interface Said {
  from: number;
  to: number;
  text: string;
}

/** Heard at a second of its scene. */
export interface Heard {
  at: number;
  sound: Sound;
}

/** One part of a film: it fades in, and what comes next fades in over it. */
export interface Scene {
  /** Stands above it, and in the list of chapters; that of the scene before where it is null. */
  title: string | null;
  seconds: number;
  says: readonly Said[];
  hears?: readonly Heard[];
  /** What is seen at a second of the scene, as SVG on a sheet of 1280 by 720. */
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

/** All that is said, by the clock of the film. */
export const saidIn = (film: Film): Said[] =>
  placedScenes(film).flatMap(({ scene, from }) =>
    scene.says.map((said) => ({ from: from + said.from, to: from + said.to, text: said.text })),
  );

/** In a scene that is listened to, nothing else is heard. */
const MOST_BESIDES_NOTES = 3;

const notesIn = ({ says, hears = [] }: Scene): readonly Heard[] =>
  hears.length > MOST_BESIDES_NOTES
    ? []
    : says.map(({ from }) => ({ at: from, sound: { kind: 'note' } }));

/** The same for what is heard: sounds of the scenes, and a soft note with each new sentence. */
export const heardIn = (film: Film): Heard[] =>
  placedScenes(film).flatMap(({ scene, from }) =>
    [...(scene.hears ?? []), ...notesIn(scene)].map(({ at, sound }) => ({ at: from + at, sound })),
  );
