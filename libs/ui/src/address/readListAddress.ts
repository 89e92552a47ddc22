import { keywordParam, pageParam } from './urlParams';

/** Allowed filters of a list: parameter name, and its codes with their labels. */
export type Filters = Readonly<Record<string, Readonly<Record<string | number, string>>>>;

export type ListAsked<F extends Filters> = { page: number; keyword?: string } & {
  [Name in keyof F]?: keyof F[Name];
};

/** Reads a list's page, keyword and filters; anything invalid counts as absent. */
export function readListAddress<F extends Filters>(search: URLSearchParams, filters: F) {
  const keyword = keywordParam(search);
  const codes = Object.entries(filters).flatMap(([name, labels]) => {
    const said = search.get(name) ?? '';
    return Object.hasOwn(labels, said) ? [[name, asCode(said)]] : [];
  });
  return {
    page: pageParam(search),
    ...(keyword && { keyword }),
    ...Object.fromEntries(codes),
  } as ListAsked<F>;
}

/** Codes are numbers, except for a few tables with string codes. */
const asCode = (said: string) => (/^\d+$/.test(said) ? Number(said) : said);
