import Type from 'typebox';
import { morphologyFields } from '../../../codes/slides/morphology';
import { libraryAsked } from '../../shop/shapes/libraryAsked';
import { saleFields } from '../../shop/shapes/offer';
import { codeOf, Id } from '../../shapes';

/** The card fields common to slide libraries, specimens and experiments. */
export const morphologyItem = {
  ...saleFields,
  id: Id,
  name: Type.String(),
  summary: Type.String(),
  cover: Type.String(),
  field: codeOf(morphologyFields),
  viewCount: Type.Integer(),
};

/** The query fields common to their lists. */
export const morphologyAsked = {
  ...libraryAsked,
  field: Type.Optional(codeOf(morphologyFields)),
};
