import { licenceLimits } from '@cheese/domain/codes/shop/licences';
import type { Answers } from '@cheese/domain/contract/call';
import type { LicenceManageContract as C } from '@cheese/domain/contract/shop/licenceManage';
import { isDay } from '@cheese/domain/rules/school/termWeeks';
import { chinaDay, startOfChinaDay } from '@cheese/domain/rules/time/chinaDay';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import type { Static } from 'typebox';
import type { CallerContext } from '../../../calls/callerContext';
import { refuse } from '../../../calls/refusal';
import { unlessTaken } from '../../../calls/unlessTaken';
import type { Db } from '../../../db/database';
import { writeAudit } from '../../people/audit/audit.service';
import { countDepartments, findSchool } from '../../people/organisation/organisation.door';
import { notifySchool } from './licence.notify';
import { daysOf, referenceOf, toLicences } from './licence.shapes';
import {
  findProduct,
  insertLicence,
  lockLicence,
  selectDepartments,
  selectLicences,
  selectYears,
} from './licence.store';
import type { LicenceRow } from './licence.tables';
import { licenceTexts } from './licence.texts';

const DAY_MS = 86_400_000;

export async function listEveryLicence(
  db: Db,
  now: Date,
  query: Static<C['list']['query']>,
): Promise<Answers<C['list']>> {
  const { rows, total } = await selectLicences(db, { ...query, now });
  return { total, list: await toLicences(db, rows, now) };
}

export const readCoverage = async (db: Db, schoolId: number) => ({
  departments: await selectDepartments(db, schoolId),
  years: await selectYears(db, schoolId),
});

type Offer = Static<C['offer']['body']>;

const onceRenewed = { constraint: 'licence_follows', key: 'licence.cannotFollow' } as const;

export const offerLicence = (db: Db, own: CallerContext, offer: Offer) =>
  unlessTaken(
    onceRenewed,
    db.transaction((tx) => writeOffer(tx, own, offer)),
  );

async function writeOffer(tx: Db, own: CallerContext, offer: Offer) {
  const now = own.clock.now();
  const { seats, price, departmentIds, years, followsId = null } = offer;
  const { school, product, former } = await requireOffer(tx, offer, now);
  const span = spanOf(offer, former, now);
  const row = {
    organisationId: school.id,
    commodityId: product.id,
    seats,
    price,
    ...span,
    isByDepartment: departmentIds.length > 0,
    isByYear: years.length > 0,
    note: offer.note.trim(),
    followsId,
    offeredAt: now,
    offeredById: own.person.id,
  };
  const id = await insertLicence(tx, row, { departmentIds, years });
  const { startsOn, endsOn } = daysOf(span);
  await writeAudit(tx, own, {
    act: 'licence.offer',
    about: referenceOf({ id, offeredAt: now }),
    organisationId: school.id,
    after: {
      name: product.title,
      count: String(seats),
      amount: priceText(price),
      period: `${startsOn} – ${endsOn}`,
    },
  });
  const text = licenceTexts.offered(product.title, seats);
  await notifySchool(tx, school.id, { title: licenceTexts.offeredTitle, text, now });
  return { id };
}

async function requireOffer(tx: Db, offer: Offer, now: Date) {
  const { commodityId, departmentIds, followsId } = offer;
  const school = await openSchool(tx, offer.schoolId);
  const product = (await findProduct(tx, commodityId)) ?? refuse('licence.wrongProduct');
  const ownCount = await countDepartments(tx, school.id, departmentIds);
  if (ownCount !== departmentIds.length) refuse('licence.wrongCoverage');
  const former = followsId === undefined ? null : await takeFormer(tx, followsId, offer, now);
  return { school, product, former };
}

export async function openSchool(tx: Db, id: number) {
  const school = (await findSchool(tx, id)) ?? refuse('school.notFound');
  return school.suspendedAt === null ? school : refuse('licence.schoolSuspended');
}

async function takeFormer(tx: Db, id: number, offer: Offer, now: Date): Promise<LicenceRow> {
  const row = await lockLicence(tx, id);
  const fits =
    row?.organisationId === offer.schoolId &&
    row.commodityId === offer.commodityId &&
    row.confirmedAt !== null &&
    row.endsAt > now;
  return fits ? row : refuse('licence.cannotFollow');
}

/** A renewal begins where the former licence ends, whatever day was typed. */
function spanOf({ startsOn, endsOn }: Offer, former: LicenceRow | null, now: Date) {
  if (!isDay(startsOn) || !isDay(endsOn)) refuse('licence.wrongDays');
  const startsAt = former?.endsAt ?? new Date(startOfChinaDay(startsOn));
  const endsAt = new Date(startOfChinaDay(endsOn) + DAY_MS);
  const today = startOfChinaDay(chinaDay(now.getTime()));
  const isWrong =
    endsAt <= startsAt ||
    endsAt.getTime() <= today ||
    endsAt.getTime() - startsAt.getTime() > licenceLimits.days * DAY_MS ||
    startsAt.getTime() < today - licenceLimits.aheadDays * DAY_MS ||
    (!former && startsAt.getTime() > today + licenceLimits.aheadDays * DAY_MS);
  return isWrong ? refuse('licence.wrongDays') : { startsAt, endsAt };
}
