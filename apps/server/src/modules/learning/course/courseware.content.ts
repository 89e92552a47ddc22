/** A question inside a film: at that second it stops, and goes on by itself or after an answer. */
export interface FilmCheck {
  second: number;
  questionId: number;
  mustAnswer: boolean;
}

export type CoursewareContent =
  | {
      type: 1;
      chapters: { second: number; title: string }[];
      checks: FilmCheck[];
      /** True if the first viewing must not skip ahead. */
      inOrder: boolean;
      /** WebVTT. */
      subtitles: string | null;
    }
  | { type: 2; /** Beside each page, in their order. */ notes: string[] }
  | { type: 4; picture: string; width: number; height: number }
  | { type: 8; html: string }
  | { type: 16; simulationId: number | null }
  | { type: 32; slideIds: number[] }
  | { type: 48; specimenIds: number[] }
  | { type: 128; thingIds: number[] }
  | { type: 256; thingIds: number[] }
  | { type: 512; thingIds: number[] }
  | { type: 1024; thingIds: number[] }
  | {
      type: 64;
      questionIds: number[];
      /** Number of questions drawn for each try; all if undefined. */
      askCount?: number;
      /** Percentage. */
      passShare: number;
    };
