// A port knows its provider and nothing of the house.
import { readNews } from '../modules/content/news/news.service';
import { access } from '../plugins/access';
import type { House } from '../app';
import type { Db } from '../db/database';
