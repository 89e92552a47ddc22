import { strictObject, keyOf } from '@cheese/domain/contract/shapes';
import { type TissueName, tissues } from '@cheese/generators/tissues/tissues';
import Type from 'typebox';
import { readYaml } from '../reading/readYaml';
import { Words } from '../reading/shapes';

const Trays = Type.Array(
  strictObject({
    title: Words,
    text: Words,
    slides: Type.Array(strictObject({ tissue: keyOf(tissues), note: Words })),
  }),
);

/** What a school lays out for its learners, a tray for each part of the course. */
export const schoolTrays = readYaml('slides/trays.yaml', Trays);

/** Each slide that is in a tray, once. */
export const schoolTissues: readonly TissueName[] = [
  ...new Set(schoolTrays.flatMap(({ slides }) => slides.map(({ tissue }) => tissue))),
];
