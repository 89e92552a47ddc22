/** What one should find on a slide, before it is known where it lies. */
export interface Sign {
  key: string;
  name: string;
  nameEn: string;
  text: string;
  /** What its painter calls it. */
  lies: readonly string[];
  /** Where one begins to look for it, in pixels of the slide. */
  near: readonly [number, number];
  /** How much of it must lie around, in pixels. */
  room: number;
  /** Whether its border is known too. */
  outlined?: boolean;
  /** So wide are gaps in it that are no end of it, in pixels. */
  gaps?: number;
}
