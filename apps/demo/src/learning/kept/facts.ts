/** What is known of a film that is committed, beside it; tools/films writes it. */
export interface FilmFacts {
  title: string;
  durationS: number;
  width: number;
  height: number;
  chapters: readonly { second: number; title: string }[];
  /** WebVTT. */
  subtitles: string;
  /** One row of small pictures, of every few seconds. */
  strip: { count: number; everyS: number; width: number; height: number };
  /** Changes with any byte of its files. */
  mark: string;
}

export interface DocumentFacts {
  title: string;
  pages: readonly { width: number; height: number; text: string }[];
  mark: string;
}

export interface MapFacts {
  width: number;
  height: number;
  /** Of what it was drawn from: another one means that it is to be drawn anew. */
  from: string;
  mark: string;
}
