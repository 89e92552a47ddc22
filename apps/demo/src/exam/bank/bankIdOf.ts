import { seedShelf } from '../../shop/commodity/shelf';

/**
 * Which product the commodity of this title is: its place on the shelf. The database is not asked: a
 * title may have been another when it was planted.
 */
export function bankIdOf(title: string): number {
  const place = (seedShelf[4] ?? []).findIndex((thing) => thing.title === title);
  if (place < 0) throw new Error(`No question bank is called ${title}.`);
  return place + 1;
}
