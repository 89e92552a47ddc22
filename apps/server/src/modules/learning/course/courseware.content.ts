/** A question inside a film: at that second it stops, and goes on by itself or after an answer. */
export interface FilmCheck {
  second: number;
  questionId: number;
  mustAnswer: boolean;
}

/** What is kept of one item beside its columns, by its type. */
export type CoursewareContent =
  | {
      type: 1;
      chapters: { second: number; title: string }[];
      checks: FilmCheck[];
      /** Whether the first watching goes second by second. */
      inOrder: boolean;
      /** WebVTT. */
      subtitles: string | null;
    }
  | { type: 2; /** Beside each page, in their order. */ notes: string[] }
  | { type: 4; picture: string; width: number; height: number }
  | { type: 8; html: string }
  | { type: 16; simulationId: number }
  | { type: 32; slideIds: number[] }
  | { type: 48; specimenIds: number[] }
  | { type: 128; thingIds: number[] }
  | { type: 256; thingIds: number[] }
  | { type: 512; thingIds: number[] }
  | { type: 1024; thingIds: number[] }
  | {
      type: 64;
      questionIds: number[];
      /** How many of them each try draws; all of them where it is not said. */
      askCount?: number;
      /** Of a hundred. */
      passShare: number;
    };
