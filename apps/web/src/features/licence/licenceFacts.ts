import type { Licence } from '@cheese/domain/contract/shop/shapes/licenceShapes';
import { priceText } from '@cheese/domain/rules/shop/priceText';
import { texts } from './texts';

type Facts = Pick<
  Licence,
  'coverage' | 'seats' | 'inUse' | 'startsOn' | 'endsOn' | 'price' | 'confirmedAt'
>;

/** Shared, so that schools and operators see the same names. */
export function licenceFacts(licence: Facts) {
  const { coverage, seats, inUse, startsOn, endsOn, price, confirmedAt } = licence;
  const departments = coverage.departments.map(({ name }) => name).join('、');
  const years = coverage.years.map(texts.year).join('、');
  return {
    coverage: [departments, years].filter(Boolean).join(texts.and) || texts.wholeSchool,
    seats: confirmedAt === null ? texts.seats(seats) : texts.seatsUsed(inUse, seats),
    span: texts.span(startsOn, endsOn),
    price: texts.yuan(priceText(price)),
  };
}
