// Of the main client only the base door: its catalogue and its token belong to the main site.
import { mainApi } from '@cheese/api-client/mainApi';
import { newsApi } from '@cheese/api-client/content/news';
import { baseQuery } from '@cheese/api-client/base/baseQuery';
export * from '@cheese/api-client/content/news';
export const lazily = () => import('@cheese/api-client/content/news');
