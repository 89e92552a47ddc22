import { cover } from '../making/cover';
import { seedShelf } from './commodity/shelf';

export const commodityFiles = Object.values(seedShelf)
  .flat()
  .map(({ slug, picture }) => cover('commodity', slug, picture));
