export type FilmPacking = 'mov' | 'matroska';

export interface FilmFacts {
  durationS: number;
  width: number;
  height: number;
  hasSound: boolean;
}

export interface FilmWork {
  /** The film; it has a folder that is the work's to fill. */
  path: string;
  packing: FilmPacking;
  folder: string;
  stopping: AbortSignal;
}

export interface FilmSizes extends FilmWork {
  facts: FilmFacts;
  /** Heights, the largest first. */
  heights: readonly number[];
  /** Progress in seconds of the film. */
  onSecond: (second: number) => void;
}

interface Strip {
  everyS: number;
  width: number;
  height: number;
  columns: number;
  rows: number;
}

/** A program that reads films and makes others of them. What fails does so as `ProgramFailure`. */
export interface Films {
  /** Metadata; null if the film has no picture. */
  look(work: FilmWork): Promise<FilmFacts | null>;
  /** Each size as `<height>.mp4` and `<height>.m3u8` in the folder. */
  makeSizes(work: FilmSizes): Promise<void>;
  /** One of the sizes as a film that is watched by itself: `film.mp4`. */
  joinSize(work: FilmWork, height: number): Promise<void>;
  /** One picture of it: `poster.png`. */
  drawPoster(work: FilmWork & { facts: FilmFacts }): Promise<void>;
  /** Small pictures side by side, as many columns as are said: `strip.png`. */
  drawStrip(work: FilmWork & Strip): Promise<void>;
}
