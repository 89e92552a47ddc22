import { cover } from '../making/cover';
import { seedAdList } from './ad/ads';

export const adFiles = seedAdList.map(({ slug, picture }) => cover('ad', slug, picture));
