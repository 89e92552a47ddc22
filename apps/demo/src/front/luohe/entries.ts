import { strictObject } from '@cheese/domain/contract/shapes';
import Type from 'typebox';
import { readYaml } from '../../reading/readYaml';
import { Count, Html, Picture, Slug, Words } from '../../reading/shapes';

const Luohe = strictObject({
  zone: strictObject({ school: Words, courses: Type.Array(Words), html: Html }),
  entries: Type.Array(
    strictObject({
      slug: Slug,
      title: Words,
      summary: Words,
      daysAgo: Count,
      picture: Picture,
      html: Html,
    }),
  ),
});

export const { zone: seedZone, entries: seedEntries } = readYaml('front/luohe.yaml', Luohe);
