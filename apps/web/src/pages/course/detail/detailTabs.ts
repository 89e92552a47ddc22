import { texts } from './texts';

/** Tabs below the head of a course; the open one is in the address. */
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

/** The first tab is the default and left out of the address. */
export const saidTab = (tab: DetailTab) => (tab === FIRST ? undefined : tab);
