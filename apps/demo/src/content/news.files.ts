import { cover } from '../making/cover';
import { seedArticles } from './news/articles';

export const newsFiles = seedArticles.map(({ slug, picture }) => cover('news', slug, picture));
