/** A structure to find on a slide, before its place is known. */
export interface Sign {
  key: string;
  name: string;
  nameEn: string;
  text: string;
  /** The painter's names of it. */
  lies: readonly string[];
  /** The start of the search, in pixels of the slide. */
  near: readonly [number, number];
  /** The minimum size of its surroundings, in pixels. */
  room: number;
  /** True if its outline is wanted too. */
  outlined?: boolean;
  /** Gaps up to this width do not end it, in pixels. */
  gaps?: number;
}
