import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import { requireSlide } from '../slide/slide.access';
import { teachingFor } from '../slide/slide.teaching';
import { toursOf } from '../tour/tour.service';
import { slideTour } from './slideTour.tables';

export const slideTours = toursOf<{ slideId: number }>({
  name: 'slide_tour',
  table: slideTour,
  subject: slideTour.slideId,
  subjectOf: ({ slideId }) => slideId,
  placeOf: ({ slideId }) => ({ slideId }),
  async viewerOf(context, slideId) {
    const access = await requireSlide(context, slideId);
    const { person } = context;
    return { school: person?.organisationId ?? null, teachingFor: teachingFor(access, person) };
  },
  wordKind: wordKindCodes.slideTour,
  failures: {
    notFound: 'slideTour.notFound',
    tooMany: 'slideTour.tooMany',
    conflict: 'slideTour.conflict',
    empty: 'slideTour.empty',
  },
});
