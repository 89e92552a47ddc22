// A patient follows from a case and from what is done: no database, no page, no other package.
import { newsArticle } from '@cheese/server/modules/content/news/news.tables';
import { base } from '@cheese/api-client/base';
import { renderCovers } from '@cheese/generators/pictures/renderCovers';
import { theme } from '@cheese/ui/theme';
import { sql } from 'drizzle-orm';
