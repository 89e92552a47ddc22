import type { TagGroup } from '@cheese/domain/contract/shop/shapes/commodityShapes';
import { chargeChoices, classifyChoices, sortChoices } from './rowsOf';
import type { Listing } from './listing';

const hrefOf = (change: object) => JSON.stringify(change);
const listing = (more: object = {}) => more as Listing;
const chosen = (choices: readonly { label: string; isChosen?: boolean }[]) =>
  choices.filter(({ isChosen }) => isChosen).map(({ label }) => label);

it('a row of kinds begins with all', () => {
  const options = [
    { id: 3, name: '内科' },
    { id: 4, name: '外科' },
  ];
  const group = { options } as TagGroup;
  const rows = classifyChoices(group, listing({ classifyId: 4 }), hrefOf);
  expect(rows.map(({ label, href }) => [label, href])).toEqual([
    ['全部', '{}'],
    ['内科', '{"classifyId":3}'],
    ['外科', '{"classifyId":4}'],
  ]);
  expect(chosen(rows)).toEqual(['外科']);
  expect(chosen(classifyChoices(group, listing({ classifyId: 9 }), hrefOf))).toEqual(['全部']);
});

it('a row of charges, too', () => {
  const rows = chargeChoices(listing({ charge: 2 }), hrefOf);
  expect(rows.map(({ label }) => label)).toEqual(['全部', '免费', '付费', '会员免费']);
  expect(rows[2]?.href).toBe('{"charge":2}');
  expect(chosen(rows)).toEqual(['付费']);
  expect(chosen(chargeChoices(listing(), hrefOf))).toEqual(['全部']);
});

it('the usual order is not said in the address', () => {
  const rows = sortChoices(listing(), hrefOf);
  expect(rows[0]).toMatchObject({ href: '{}', isChosen: true });
  expect(rows[1]?.href).toBe('{"sort":2}');
  expect(chosen(sortChoices(listing({ sort: 2 }), hrefOf))).toEqual([rows[1]?.label]);
});
