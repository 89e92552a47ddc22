import type { NewsCategory } from '@cheese/domain/codes/content/news';
import type { Motif } from '@cheese/generators/pictures/motifs';
import type { Palette } from '@cheese/generators/pictures/palettes';

export interface SeedArticle {
  /** Never changes: the cover is drawn from it. */
  slug: string;
  title: string;
  summary: string;
  category: NewsCategory;
  source: string;
  author: string;
  hoursAgo: number;
  picture: { motif: Motif; palette: Palette };
  html: string;
}
