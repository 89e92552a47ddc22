import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import { morphologyFields, slideStains } from '@cheese/domain/codes/slides/morphology';
import { codeOf, strictObject, keyOf, nullable } from '@cheese/domain/contract/shapes';
import { tissues } from '@cheese/generators/tissues/tissues';
import Type from 'typebox';
import { readYaml } from '../reading/readYaml';
import { Words } from '../reading/shapes';

const Slides = Type.Array(
  strictObject({
    tissue: keyOf(tissues),
    title: Words,
    titleEn: Words,
    /** How the title of the library begins in which it lies. */
    library: Words,
    summary: Words,
    material: Words,
    field: codeOf(morphologyFields),
    /** Null where it shows several. */
    system: nullable(codeOf(bodySystems)),
    organ: Words,
    stain: codeOf(slideStains),
  }),
);

/** Slides that are drawn as they are looked at: see `@cheese/generators/tissues`. */
export const seedSlides = readYaml('slides/catalogue.yaml', Slides);
