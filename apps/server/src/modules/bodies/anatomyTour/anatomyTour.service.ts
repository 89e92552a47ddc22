import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import type { Person } from '../../../plugins/access';
import { refuse } from '../../../calls/refusal';
import { runsPlatform, schoolTaughtBy } from '../../base/ownership/ownership';
import { toursOf } from '../../slides/tour/tour.service';
import { requireAnatomy } from '../anatomy/anatomy.access';
import { hasModel } from '../anatomy/anatomy.access.store';
import { anatomyTour } from './anatomyTour.tables';

/** Platform administrators make tours for everyone, teachers for their school. */
const teachingFor = (person: Person | null): number | null | undefined =>
  runsPlatform(person) ? null : (schoolTaughtBy(person) ?? undefined);

export const anatomyTours = toursOf<{ anatomyId: number; modelId: number }>({
  name: 'anatomy_tour',
  table: anatomyTour,
  subject: anatomyTour.anatomyId,
  subjectOf: ({ anatomyId }) => anatomyId,
  placeOf: ({ anatomyId, modelId }) => ({ anatomyId, modelId }),
  async viewerOf(context, anatomyId) {
    await requireAnatomy(context, anatomyId);
    const { person } = context;
    return { school: person?.organisationId ?? null, teachingFor: teachingFor(person) };
  },
  async demandPlace(db, { anatomyId, modelId }) {
    if (!(await hasModel(db, anatomyId, modelId))) refuse('anatomy.notFound');
  },
  wordKind: wordKindCodes.anatomyTour,
  failures: {
    notFound: 'anatomyTour.notFound',
    tooMany: 'anatomyTour.tooMany',
    conflict: 'anatomyTour.conflict',
    empty: 'anatomyTour.empty',
  },
});
