/** The course item from which a page, such as a slide or a specimen, was opened. */
export interface ItemBehind {
  courseId: number;
  itemId: number;
}

interface Here {
  pathname: string;
  search: string;
}

/** Kept per tab, so that the link back survives a purchase or a login in between. */
const key = 'item-behind';

const areaOf = (pathname: string) => pathname.split('/')[1]?.toLowerCase() ?? '';

/** Areas visited on the way, which have no link back. */
const onTheWay: ReadonlySet<string> = new Set(['pay', 'login']);
/** Areas that show the item itself and need no link back. */
const atHome: ReadonlySet<string> = new Set(['course', 'univ', 'manage']);

const numberIn = (search: URLSearchParams, name: string) => {
  const number = Number(search.get(name));
  return Number.isSafeInteger(number) && number > 0 ? number : null;
};

function said(search: string): ItemBehind | null {
  const asked = new URLSearchParams(search);
  const [courseId, itemId] = [numberIn(asked, 'courseId'), numberIn(asked, 'itemId')];
  return courseId === null || itemId === null ? null : { courseId, itemId };
}

function kept(shelf: Storage): (ItemBehind & { area: string }) | null {
  const row = JSON.parse(shelf.getItem(key) ?? 'null') as (ItemBehind & { area: string }) | null;
  return row && typeof row.area === 'string' ? row : null;
}

/** The item from the address or from storage; null if there is none. */
export function itemBehind({ pathname, search }: Here, shelf: Storage): ItemBehind | null {
  const area = areaOf(pathname);
  try {
    if (onTheWay.has(area)) return null;
    const here = atHome.has(area) ? null : said(search);
    if (here) {
      shelf.setItem(key, JSON.stringify({ ...here, area }));
      return here;
    }
    const before = kept(shelf);
    if (before?.area !== area) {
      shelf.removeItem(key);
      return null;
    }
    return { courseId: before.courseId, itemId: before.itemId };
  } catch {
    // Storage is blocked by the browser's settings, so only the address counts.
    return atHome.has(area) ? null : said(search);
  }
}
