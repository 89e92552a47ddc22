import { adPlaces } from '@cheese/domain/codes/content/adPlaces';
import { codeOf, strictObject } from '@cheese/domain/contract/shapes';
import Type from 'typebox';
import { readYaml } from '../../reading/readYaml';
import { Count, Picture, Slug, Words } from '../../reading/shapes';

const Ads = Type.Array(
  strictObject({
    slug: Slug,
    place: codeOf(adPlaces),
    title: Words,
    subtitle: Type.String(),
    link: Words,
    picture: Picture,
    days: Type.Optional(Count),
  }),
);

export const seedAdList = readYaml('front/ads.yaml', Ads);
