import { resourceKinds } from '@cheese/domain/codes/emergency/resourceKind';
import { firstAidCategories, firstAidTopics } from '@cheese/domain/codes/training/firstAid';
import { codeOf, strictObject } from '@cheese/domain/contract/shapes';
import Type from 'typebox';
import { readEach } from '../../reading/readIndex';
import { Count, Html, Picture, Words } from '../../reading/shapes';

const Resource = strictObject({
  title: Words,
  summary: Words,
  category: codeOf(firstAidCategories),
  topic: codeOf(firstAidTopics),
  kind: codeOf(resourceKinds),
  daysAgo: Count,
  picture: Picture,
  /** What is listened to has none. */
  html: Type.Optional(Html),
});

/** General guidance of first aid, in words of our own. */
export const seedResourceList = readEach('emergency/resources', Resource).map(
  ({ slug, said: { html = '', ...said } }) => ({ slug, html, ...said }),
);

export type SeedResource = (typeof seedResourceList)[number];

/** The one that is listened to: its sound is made where it is planted. */
export const METRONOME = 'compression-metronome';
