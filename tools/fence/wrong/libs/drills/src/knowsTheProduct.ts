// A drill follows from its graph and from what is chosen: no database, no page, no other package.
import { newsArticle } from '@cheese/server/modules/content/news/news.tables';
import { base } from '@cheese/api-client/base';
import { experiments } from '@cheese/experiments/experiments';
import { theme } from '@cheese/ui/theme';
import { sql } from 'drizzle-orm';
