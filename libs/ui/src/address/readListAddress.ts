import { saidKeyword, saidPage } from './saidInAddress';

/** What a list may be narrowed by: the name in the address, and its codes with their words. */
export type Filters = Readonly<Record<string, Readonly<Record<string | number, string>>>>;

export type ListAsked<F extends Filters> = { page: number; keyword?: string } & {
  [Name in keyof F]?: keyof F[Name];
};

/** What the address bar says, where anybody can type anything. */
export function readListAddress<F extends Filters>(search: URLSearchParams, filters: F) {
  const keyword = saidKeyword(search);
  const codes = Object.entries(filters).flatMap(([name, labels]) => {
    const said = search.get(name) ?? '';
    return Object.hasOwn(labels, said) ? [[name, asCode(said)]] : [];
  });
  return {
    page: saidPage(search),
    ...(keyword && { keyword }),
    ...Object.fromEntries(codes),
  } as ListAsked<F>;
}

/** Codes are numbers, but for a few tables whose codes are words. */
const asCode = (said: string) => (/^\d+$/.test(said) ? Number(said) : said);
