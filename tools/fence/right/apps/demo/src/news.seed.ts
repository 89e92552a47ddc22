// Demo rows are planted into the server's tables, with what generators make.
import { newsArticle } from '@cheese/server/modules/content/news/news.tables';
import { drawCover } from '@cheese/generators/pictures/drawCover';
import { newsCategories } from '@cheese/domain/codes/content/news';
import { eq } from 'drizzle-orm';
