import { drawMetronome } from '@cheese/generators/sounds/metronome';
import { cover } from '../making/cover';
import type { Making } from '../making/making';
import { seedResourceList } from './resource/resources';

const beats: Making = {
  slug: 'file/metronome',
  from: 'one minute',
  by: 'sounds/metronome.ts',
  endings: ['.wav'],
  make: async () => [drawMetronome()],
};

export const resourceFiles = [
  ...seedResourceList.map(({ slug, picture }) => cover('resource', slug, picture)),
  beats,
];
