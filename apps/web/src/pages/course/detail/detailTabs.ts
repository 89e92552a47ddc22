import { texts } from './texts';

/** Tabs below the head of a course; the address has the current one. */
export const detailTabs = {
  introduction: texts.introduction,
  directory: texts.directory,
  comments: texts.comments,
  recommended: texts.recommended,
} as const;
export type DetailTab = keyof typeof detailTabs;

const FIRST: DetailTab = 'introduction';

export function readTab(search: URLSearchParams): DetailTab {
  const said = search.get('tab') ?? '';
  return Object.hasOwn(detailTabs, said) ? (said as DetailTab) : FIRST;
}

/** The first needs no word in the address. */
export const saidTab = (tab: DetailTab) => (tab === FIRST ? undefined : tab);
