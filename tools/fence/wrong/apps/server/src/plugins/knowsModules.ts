// Plugins, ports and the database are what modules stand on.
import { readNews } from '../modules/content/news/news.service';
