import type { ShowType } from '@cheese/domain/codes/content/showTypes';

export interface SeedHelp {
  title: string;
  summary: string;
  html: string;
}

export interface HelpShelf {
  showType: ShowType;
  category: string;
  articles: readonly SeedHelp[];
}
