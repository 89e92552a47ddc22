import fc from 'fast-check';
import type { Place } from './place';
import { placeAddress, placeAt } from './placeAddress';
import { placeLabel } from './placeLabel';

const id = fc.integer({ min: 1, max: 2_147_483_647 });
const share = fc.integer({ min: 0, max: 1_000_000 }).map((millionths) => millionths / 1_000_000);
const degrees = fc.integer({ min: -3600, max: 3600 }).map((tenths) => tenths / 10);
const point = fc.record({
  x: share,
  y: share,
  zoom: fc.constantFrom(1.25, 4, 10, 40, 100),
  angle: degrees,
});
const view = fc.record({ around: degrees, up: degrees, away: fc.constantFrom(0.5, 1, 2.25) });
const part = fc.constantFrom('heart.leftVentricle', '左心室', 'a&b=c d');

const places: fc.Arbitrary<Place> = fc.oneof(
  fc.record({ kind: fc.constant('courseItem' as const), courseId: id, itemId: id }),
  fc.record({
    kind: fc.constant('courseItem' as const),
    courseId: id,
    itemId: id,
    second: fc.integer({ min: 0, max: 86_400 }).map((tenths) => tenths / 10),
  }),
  fc.record({ kind: fc.constant('courseItem' as const), courseId: id, itemId: id, page: id }),
  fc.record({
    kind: fc.constant('courseItem' as const),
    courseId: id,
    itemId: id,
    page: id,
    point: fc.record({ x: share, y: share }),
  }),
  fc.record({ kind: fc.constant('slide' as const), slideId: id }),
  fc.record({ kind: fc.constant('slide' as const), slideId: id, point }),
  fc.record({ kind: fc.constant('model' as const), modelId: id, partId: part, view }),
  fc.record({ kind: fc.constant('question' as const), questionId: id }),
  fc.record({ kind: fc.constant('term' as const), termId: id }),
);

it('leads back to the same place', () => {
  fc.assert(fc.property(places, (place) => expect(placeAt(placeAddress(place))).toEqual(place)));
});

it.each<[Place, string]>([
  [{ kind: 'courseItem', courseId: 3, itemId: 9 }, '/course/courseware?courseId=3&itemId=9'],
  [
    { kind: 'courseItem', courseId: 3, itemId: 9, second: 75.5 },
    '/course/courseware?courseId=3&itemId=9&t=75.5',
  ],
  [
    { kind: 'slide', slideId: 4, point: { x: 0.25, y: 0.5, zoom: 40, angle: 90 } },
    '/morphology/slice?id=4&at=0.25%2C0.5%2C40%2C90',
  ],
  [
    { kind: 'model', modelId: 5, partId: '左心室' },
    `/anatomy/study?id=5&part=${encodeURI('左心室')}`,
  ],
  [{ kind: 'question', questionId: 6 }, '/testingCenter/question?questionId=6'],
])('%j stands at %s', (place, address) => expect(placeAddress(place)).toBe(address));

it.each([
  '',
  '/',
  '/course/courseware',
  '/course/courseware?courseId=3',
  '/morphology/slice?id=0',
  '/morphology/slice?id=1e3',
  '/morphology/slice?id=2147483648',
  '/anatomy/study?id=abc',
  '/anatomy/study?id=%E5%B7',
])('%s names no place', (address) => expect(placeAt(address)).toBeNull());

it.each(['NaN,0,1,0', '1,2,3', '0.1,0.2,40,90,7', 'Infinity,0,1,0', '1e3,0,1,0', ''])(
  'a slide at %s is the slide',
  (at) => expect(placeAt(`/morphology/slice?id=4&at=${at}`)).toEqual({ kind: 'slide', slideId: 4 }),
);

it('a moment before the beginning is none', () => {
  const place = { kind: 'courseItem', courseId: 3, itemId: 9 };
  expect(placeAt('/course/courseware?courseId=3&itemId=9&t=-5')).toEqual(place);
});

it.each<[Place, string]>([
  [{ kind: 'courseItem', courseId: 1, itemId: 1, second: 725 }, '心电图 · 12:05'],
  [{ kind: 'courseItem', courseId: 1, itemId: 1, second: 3725 }, '心电图 · 01:02:05'],
  [{ kind: 'courseItem', courseId: 1, itemId: 1, page: 8 }, '心电图 · 第8页'],
  [{ kind: 'slide', slideId: 1, point: { x: 0, y: 0, zoom: 40, angle: 0 } }, '心电图 · 40×'],
  [{ kind: 'question', questionId: 1 }, '心电图'],
])('%j is called %s', (place, label) => expect(placeLabel(place, '心电图')).toBe(label));
