/** The item of a course from which the page of one of its things was opened. */
export interface ItemBehind {
  courseId: number;
  itemId: number;
}

interface Here {
  pathname: string;
  search: string;
}

/** By the tab: where one goes on there, through a price or a login too, the way back stays. */
const key = 'item-behind';

const areaOf = (pathname: string) => pathname.split('/')[1]?.toLowerCase() ?? '';

/** Pages of a purchase in between. */
const onTheWay: ReadonlySet<string> = new Set(['pay', 'login']);
/** There the item itself is. */
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

/** The item behind a page, as its address says or as it was kept; null where there is none. */
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
    // Kept from us by the browser's settings: the address alone says it.
    return atHome.has(area) ? null : said(search);
  }
}
