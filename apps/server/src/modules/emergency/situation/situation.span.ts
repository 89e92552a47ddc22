import { chinaDay, chinaDays, startOfChinaDay } from '@cheese/domain/rules/time/chinaDay';
import { situationFaults } from '@cheese/domain/texts/situationFaults';
import { refuseFault } from '../../../calls/refusal';
import type { Span } from './situation.deeds.store';

const DAY_MS = 24 * 3_600_000;
const LONGEST_DAYS = 366;
/** The last moment that is written with a year of four digits. */
const LAST = startOfChinaDay('9999-12-31');

/** The whole days that a period touches. */
export function readSpan({ from, to }: { from: number; to: number }) {
  refuseFault('to', to <= from || to > LAST ? situationFaults.periodEmpty : null);
  const [firstDay, lastDay] = [chinaDay(from), chinaDay(to - 1)];
  const isTooLong = to - from > (LONGEST_DAYS + 1) * DAY_MS;
  const days = isTooLong ? Infinity : chinaDays(firstDay, lastDay).length;
  refuseFault('to', days > LONGEST_DAYS ? situationFaults.periodTooLong(LONGEST_DAYS) : null);
  return { firstDay, lastDay };
}

/** The same as moments. */
export const stretchOf = ({ organisationId, firstDay, lastDay }: Span) => ({
  organisationId,
  from: new Date(startOfChinaDay(firstDay)),
  to: new Date(startOfChinaDay(lastDay) + DAY_MS),
});
