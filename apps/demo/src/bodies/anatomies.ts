import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import { codeOf, strictObject, keyOf } from '@cheese/domain/contract/shapes';
import Type from 'typebox';
import { readYaml } from '../reading/readYaml';
import { Words } from '../reading/shapes';
import { bodies } from './bodies';

const Anatomies = strictObject({
  /** Where anatomies are looked for: by region, and by part of it. */
  regions: Type.Record(Type.String(), Type.Array(Words)),
  anatomies: Type.Array(
    strictObject({
      /** How the title of what it is sold as begins. */
      sold: Words,
      region: Words,
      system: codeOf(bodySystems),
      nameEn: Words,
      bodies: Type.Array(keyOf(bodies)),
      highlights: Type.Array(strictObject({ title: Words, text: Words })),
    }),
  ),
});

export const { regions: anatomyRegions, anatomies: seedAnatomies } = readYaml(
  'bodies/anatomies.yaml',
  Anatomies,
);
