import type { EverythingHit } from '@cheese/domain/contract/front/search';
import { sitePages } from '@cheese/domain/codes/front/sitePages';
import { hrefOfHit } from './hrefOfHit';

const href = (hit: object) => hrefOfHit(hit as EverythingHit);

it.each([
  ['slide', '/morphology/slice?id=7'],
  ['drill', '/firstAidDrillSystem?id=7'],
  ['patient', '/clinical-system/case?id=7'],
  ['madeSimulation', '/virtualSimulation/detail?id=7'],
  ['help', '/help?id=7'],
  ['news', '/realTimeInfo/detail?id=7'],
])('%s opens at %s', (kind, place) => expect(href({ kind, id: 7 })).toBe(place));

it('what is on sale opens at its own page, or is looked for again', () => {
  expect(href({ kind: 'commodity', id: 7, card: { type: 4, productId: 3 } })).toBe(
    '/testingCenter/detail?id=3',
  );
  expect(href({ kind: 'commodity', id: 7, card: null })).toBe('/search');
});

it('every page of the site has a door of its own', () => {
  const doors = Object.keys(sitePages).map((id) => href({ kind: 'page', id: Number(id) }));
  expect(doors.every((door) => door.startsWith('/'))).toBe(true);
  expect(new Set(doors).size).toBe(doors.length);
  expect(doors.slice(2, 5)).toEqual([
    '/orderCenter/invoice',
    '/orderCenter/order',
    '/orderCenter/mychrees',
  ]);
  expect(href({ kind: 'page', id: 999 })).toBe('/help');
});
