import { keywordOf } from '@cheese/domain/rules/keyword';

/** What a list may be narrowed by: the name in the address, and its codes with their words. */
export type Filters = Readonly<Record<string, Readonly<Record<string | number, string>>>>;

export type ListAsked<F extends Filters> = { page: number; keyword?: string } & {
  [Name in keyof F]?: keyof F[Name];
};

/** As far as pages go: the server takes no more. */
const LAST_PAGE = 100_000;

/** What the address bar says, where anybody can type anything. */
export function readListAddress<F extends Filters>(search: URLSearchParams, filters: F) {
  const page = Number(search.get('page'));
  const keyword = keywordOf(search.get('keyword'));
  const codes = Object.entries(filters).flatMap(([name, labels]) => {
    const said = search.get(name) ?? '';
    return Object.hasOwn(labels, said) ? [[name, asCode(said)]] : [];
  });
  return {
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    ...(keyword && { keyword }),
    ...Object.fromEntries(codes),
  } as ListAsked<F>;
}

/** Codes are numbers, but for a few tables whose codes are words. */
const asCode = (said: string) => (/^\d+$/.test(said) ? Number(said) : said);
