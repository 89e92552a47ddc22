// A generator takes data and gives bytes: it knows no database, no rows and no page.
import { newsArticle } from '@cheese/server/modules/content/news/news.tables';
import { base } from '@cheese/api-client/base';
import { theme } from '@cheese/ui/theme';
import { seeds } from '../../../apps/demo/src/planting/seeds';
import { createElement } from 'react';
