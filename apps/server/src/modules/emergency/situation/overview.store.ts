import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { namedInputs } from '../../../db/named';
import { prepared } from '../../../db/prepared';
import { countAwarded } from './facts.store';
import { type Cut, cutByMonths, type Stretch } from '../totals/totals.months';
import { stretchOf } from './situation.span';
import { countAtRisk, countPeople, countStudied } from './situation.store';
import type { Span } from './situation.deeds.store';
import { selectDays } from './situation.days.store';

const spanInputs = namedInputs<Span>(['organisationId', 'firstDay', 'lastDay']);

/** Built once: a manager's first page asks it all the time. */
export const selectOverviewDays = (db: Db, span: Span) =>
  prepared(db, 'overview_days', () => selectDays(db, spanInputs).prepare('overview_days')).execute({
    ...span,
  });

interface Moments {
  organisationId: number;
  from: Date;
  to: Date;
  idleBefore: Date;
}
const moments = namedInputs<Moments>(['organisationId', 'from', 'to', 'idleBefore']);

/**
 * All figures of a period in one statement; its text depends on how the period splits into months.
 */
export async function countOverview(db: Db, span: Span, idleBefore: Date) {
  const { shape, cut, inputs } = nameCut(cutByMonths(span.firstDay, span.lastDay));
  const { organisationId } = moments;
  const plan = prepared(db, shape, () =>
    db
      .select({
        people: countPeople(db, organisationId).as('people'),
        studied: countStudied(db, spanInputs, cut).as('studied'),
        certificates: countAwarded(db, moments).as('certificates'),
        atRisk: countAtRisk(db, organisationId, moments.idleBefore).as('at_risk_people'),
      })
      .from(sql`(select 1) as one`)
      .prepare(shape),
  );
  const [counts] = await plan.execute({ ...span, ...stretchOf(span), idleBefore, ...inputs });
  if (!counts) throw new Error('the overview was not counted');
  return counts;
}

/** The same cut with placeholders for its days, and the days by their names. */
function nameCut({ months, added, takenAway }: Cut) {
  const inputs: Record<string, string> = {};
  const name = (prefix: string, { first, last }: Stretch): Stretch => {
    const names = [`${prefix}First`, `${prefix}Last`] as const;
    Object.assign(inputs, { [names[0]]: first, [names[1]]: last });
    const placeholders = namedInputs<Record<string, string>>(names);
    return { first: placeholders[names[0]] ?? '', last: placeholders[names[1]] ?? '' };
  };
  const cut: Cut = {
    months: months && name('months', months),
    added: added.map((one, nth) => name(`added${nth}`, one)),
    takenAway: takenAway.map((one, nth) => name(`takenAway${nth}`, one)),
  };
  const shape = `overview_${months ? 1 : 0}_${added.length}_${takenAway.length}`;
  return { shape, cut, inputs };
}
