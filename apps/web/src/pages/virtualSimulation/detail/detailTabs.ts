import { codeParam } from '@cheese/ui/address/urlParams';
import { texts } from './texts';

/** Tabs below the head of a simulation; the order bar belongs to the videos. */
export const detailTabs = { 0: texts.introduction, 1: texts.videos, 2: texts.practice } as const;
export type DetailTab = keyof typeof detailTabs;

export const readTab = (search: URLSearchParams): DetailTab =>
  codeParam(search, 'projectTab', detailTabs) ?? 0;
