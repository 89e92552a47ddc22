import type { FirstAidCategory } from '@cheese/domain/codes/firstAid';

/** The address of every screen of this site. */
export const paths = {
  home: ({ category }: { category?: FirstAidCategory } = {}) =>
    category === undefined ? '/' : `/?category=${category}`,
};
