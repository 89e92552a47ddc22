import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import { codeOf, strictObject, keyOf } from '@cheese/domain/contract/shapes';
import { SpecimenView } from '@cheese/domain/contract/bodies/specimen';
import { tissues } from '@cheese/generators/tissues/tissues';
import Type from 'typebox';
import { readEach } from '../reading/readIndex';
import { Words } from '../reading/shapes';
import { bodies } from './bodies';

const { name, yaw, pitch, zoom, cut } = SpecimenView.properties;
const View = strictObject({
  name,
  yaw,
  pitch,
  zoom: Type.Optional(zoom),
  cut: Type.Optional(cut),
  /** Parts by their names. */
  hidden: Type.Optional(Type.Array(Words)),
});

const Specimen = strictObject({
  /** How the title of what it is sold as begins. */
  sold: Words,
  system: codeOf(bodySystems),
  nameEn: Words,
  body: keyOf(bodies),
  /** Of which its slides are. */
  tissues: Type.Array(keyOf(tissues)),
  views: Type.Array(View),
  /** Each at a part, seen in one of the views. */
  hotspots: Type.Array(strictObject({ part: Words, title: Words, view: Words, text: Words })),
});

export const seedSpecimenBodies = readEach('specimens', Specimen).map(({ said }) => said);
export type SeedSpecimen = (typeof seedSpecimenBodies)[number];
