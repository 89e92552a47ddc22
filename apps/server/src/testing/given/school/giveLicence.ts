import { licence } from '../../../modules/shop/licence/licence.tables';
import type { TestApp } from '../../useTestApp';

const [SCHOOL_ADMIN, OPERATOR] = [3, 4] as const;
const DAY_MS = 86_400_000;

/** A licence of the first school for the first commodity, as far as it has come. */
export async function giveLicence(
  { database, clock }: TestApp,
  how: Partial<typeof licence.$inferInsert> = {},
) {
  const startsAt = clock.time;
  const [made] = await database.db
    .insert(licence)
    .values({
      organisationId: 1,
      commodityId: 1,
      seats: 3,
      price: 60_000_000,
      isByDepartment: false,
      isByYear: false,
      startsAt,
      endsAt: new Date(startsAt.getTime() + DAY_MS),
      offeredAt: startsAt,
      offeredById: OPERATOR,
      ...how,
    })
    .returning({ id: licence.id });
  return { id: made?.id ?? 0 };
}

export const orderedAt = ({ clock }: TestApp) => ({
  orderedAt: clock.time,
  orderedById: SCHOOL_ADMIN,
  title: '医学院',
  taxNo: '91350100M000100Y43',
});
