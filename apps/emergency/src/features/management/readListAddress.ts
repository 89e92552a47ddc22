/** What a list may be narrowed by: the name in the address, and its codes with their words. */
export type Filters = Readonly<Record<string, Readonly<Record<string | number, string>>>>;

export type ListAsked<F extends Filters> = { page: number; keyword?: string } & {
  [Name in keyof F]?: keyof F[Name];
};

/** As long as a keyword may be, and as far as pages go: the server takes no more. */
const LONGEST = 50;
const LAST_PAGE = 100_000;

/** What the address bar says, where anybody can type anything. */
export function readListAddress<F extends Filters>(search: URLSearchParams, filters: F) {
  const page = Number(search.get('page'));
  const keyword = [...(search.get('keyword') ?? '').trim()].slice(0, LONGEST).join('');
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
