import { cover } from '../making/cover';
import { seedEntries } from './luohe/entries';

export const luoheFiles = [
  cover('luohe', 'banner', { motif: 'building', palette: 'teal' }),
  cover('luohe', 'logo', { motif: 'shield', palette: 'teal' }),
  ...seedEntries.map(({ slug, picture }) => cover('luohe', slug, picture)),
];
