import { wordKindCodes } from '@cheese/domain/codes/people/publicWords';
import { eq, sql } from 'drizzle-orm';
import { useTestApp } from '../../../testing/useTestApp';
import { slideTour } from '../slideTour/slideTour.tables';
import { toursOf } from './tour.service';

const test = useTestApp({ modules: {} });

/** Tours of which each is changed elsewhere while a call looks at its slide. */
const tours = toursOf<{ slideId: number }>({
  name: 'overtaken_tour',
  table: slideTour,
  subject: slideTour.slideId,
  subjectOf: ({ slideId }) => slideId,
  placeOf: ({ slideId }) => ({ slideId }),
  async viewerOf({ db }, slideId) {
    await db
      .update(slideTour)
      .set({ version: sql`${slideTour.version} + 1` })
      .where(eq(slideTour.slideId, slideId));
    return { school: null, teachingFor: null };
  },
  wordKind: wordKindCodes.slideTour,
  failures: {
    notFound: 'slideTour.notFound',
    tooMany: 'slideTour.tooMany',
    conflict: 'slideTour.conflict',
    empty: 'slideTour.empty',
  },
});

it.each(['看肝小叶', '看门管区'])(
  '%s: another call that was faster is not written over',
  async (title) => {
    await test.given({ people: [{}], slides: [{ slides: [{}] }] });
    const { db } = test.database;
    const person = { id: 1, organisationId: null, roles: [] };
    const context = { db, clock: test.clock, person } as unknown as Parameters<typeof tours.add>[0];
    const { id, version } = await tours.add(context, { slideId: 1, title: '看肝小叶' });
    const edited = tours.edit(context, { id, version, title, stops: [] });
    await expect(edited).rejects.toMatchObject({ key: 'slideTour.conflict' });
  },
);
