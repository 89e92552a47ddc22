import { makeOne } from './makeOne';
import type { Making } from './making';
import type { Task } from './sideBySide';

/** Makes what a task asks for by its slug. */
export const fromList = (makings: readonly Making[]) => {
  const bySlug = new Map(makings.map((making) => [making.slug, making]));
  return async ({ slug, paths }: Task) => {
    const making = bySlug.get(slug);
    if (!making) throw new Error(`Nobody knows how to make ${slug}`);
    await makeOne(making, paths);
  };
};
