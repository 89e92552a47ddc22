import type { SeedCommodity } from '../shop/commodity/seedCommodity';

/** Which product of its type it is: its place on the shelf. */
export function productIdOf(shelf: readonly SeedCommodity[] = [], slug: string): number {
  const place = shelf.findIndex((thing) => thing.slug === slug);
  if (place < 0) throw new Error(`Nothing on the shelf is called ${slug}.`);
  return place + 1;
}
