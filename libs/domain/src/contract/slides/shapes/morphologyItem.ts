import Type from 'typebox';
import { morphologyFields } from '../../../codes/slides/morphology';
import { libraryAsked } from '../../shop/shapes/libraryAsked';
import { saleFields } from '../../shop/shapes/offer';
import { codeOf, Id } from '../../shapes';

/** What slide libraries, specimens and experiments have in common on their cards. */
export const morphologyItem = {
  ...saleFields,
  id: Id,
  name: Type.String(),
  summary: Type.String(),
  cover: Type.String(),
  field: codeOf(morphologyFields),
  viewCount: Type.Integer(),
};

/** And what their lists may be asked with. */
export const morphologyAsked = {
  ...libraryAsked,
  field: Type.Optional(codeOf(morphologyFields)),
};
