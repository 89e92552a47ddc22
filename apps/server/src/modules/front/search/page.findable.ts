import { searchTypeCodes } from '@cheese/domain/codes/front/searchTypes';
import { sitePages } from '@cheese/domain/codes/front/sitePages';
import type { FindableSource } from '../../base/findable/findable.shapes';
import { searchTexts } from './search.texts';

const all = Object.entries(sitePages).map(([id, page]) => ({
  ...page,
  id: Number(id),
  type: searchTypeCodes.help,
  weight: -Number(id),
  typeNames: [searchTexts.pageType],
}));

/** Pages of the site change only with a new version, which reads them again (`READING`). */
export const pageFindable: FindableSource = {
  kind: 'page',
  shelf: 'catalogue',
  select: async (_db, asked) =>
    'ids' in asked
      ? all.filter(({ id }) => asked.ids.includes(id))
      : all.filter(({ id }) => id > asked.after).slice(0, asked.limit),
};
