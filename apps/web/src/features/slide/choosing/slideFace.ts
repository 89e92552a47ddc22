/** A slide by what it is chosen by. */
export interface SlideFace {
  id: number;
  title: string;
  thumbnail: string;
}

/** Where slides are chosen from. */
export type ShelfSource = 'school' | 'platform';

/** How many stand on a page of them: whole rows of two, three, four and six. */
export const SHELF_PAGE = 12;
