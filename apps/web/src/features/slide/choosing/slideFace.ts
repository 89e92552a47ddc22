/** The fields by which a slide is chosen from a list. */
export interface SlideFace {
  id: number;
  title: string;
  thumbnail: string;
}

export type ShelfSource = 'school' | 'platform';

/** Fills complete rows of two, three, four and six. */
export const SHELF_PAGE = 12;

/** Exams, drills and patients have no pictures; an empty frame would look like a missing one. */
export const arePictured = (list: readonly SlideFace[]) =>
  list.some(({ thumbnail }) => thumbnail !== '');
