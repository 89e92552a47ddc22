import Type, { type Static } from 'typebox';
import type { specimenCalls } from '../../calls/viewers/specimen';
import { bodySystems } from '../../codes/viewers/bodySystems';
import type { CallContract } from '../call';
import { ModelFile, Structure } from './model';
import { morphologyAsked, morphologyItem } from './morphologyItem';
import { codeOf, exactly, Id, Moment, orNull, pageOf } from '../shapes';

const specimenFields = {
  ...morphologyItem,
  system: orNull(codeOf(bodySystems)),
  structureCount: Type.Integer(),
};
export const Specimen = Type.Object(specimenFields);
export type Specimen = Static<typeof Specimen>;

export const SpecimenDetail = Type.Object({
  ...specimenFields,
  nameEn: Type.String(),
  html: Type.String(),
  pictures: Type.Array(Type.String()),
  updatedAt: Moment,
});
export type SpecimenDetail = Static<typeof SpecimenDetail>;

const one = exactly({ specimenId: Id });

export const specimenContract = {
  list: {
    access: 'open',
    query: exactly({
      ...morphologyAsked,
      system: Type.Optional(codeOf(bodySystems)),
    }),
    data: pageOf(Specimen),
  },
  detail: { access: 'open', query: exactly({ id: Id }), data: SpecimenDetail },
  /** Both are refused where the specimen is locked for who asks. */
  models: { access: 'open', query: one, data: Type.Array(ModelFile) },
  structures: { access: 'open', query: one, data: Type.Array(Structure) },
} satisfies Record<keyof typeof specimenCalls, CallContract>;

export type SpecimenContract = typeof specimenContract;
