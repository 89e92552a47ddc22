import type { NewsCategory } from '@cheese/domain/codes/news';

type Query = Record<string, string | number | undefined>;

/** A path with those parts of the query that are said. */
function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The address of every screen: links are made here and nowhere else. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  agreement: {
    user: () => '/agreement/user',
    privacy: () => '/agreement/privacy',
  },
  realTimeInfo: {
    list: (query: { page?: number; category?: NewsCategory } = {}) =>
      withQuery('/realTimeInfo', query),
    detail: ({ id }: { id: number }) => withQuery('/realTimeInfo/detail', { id }),
  },
};
