/** A slide by what it is chosen by. */
export interface SlideFace {
  id: number;
  title: string;
  thumbnail: string;
}

export type ShelfSource = 'school' | 'platform';

/** Page size that fills rows of two, three, four and six. */
export const SHELF_PAGE = 12;

/** Exams, drills and patients have no pictures: an empty frame would say that one is missing. */
export const arePictured = (list: readonly SlideFace[]) =>
  list.some(({ thumbnail }) => thumbnail !== '');
