// Bytes become bytes: no database, no rows, no page, no other package.
import { newsArticle } from '@cheese/server/modules/content/news/news.tables';
import { base } from '@cheese/api-client/base';
import { renderCovers } from '@cheese/generators/pictures/renderCovers';
import { theme } from '@cheese/ui/theme';
import { sql } from 'drizzle-orm';
import writeWorkbook from 'write-excel-file/node';
