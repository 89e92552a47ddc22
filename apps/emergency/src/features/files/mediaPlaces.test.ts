import { mediaPlaces } from './mediaPlaces';

beforeEach(() => localStorage.clear());
const places = mediaPlaces(localStorage);

it('remembers each film for itself', () => {
  places.write(1, 30, 100);
  places.write(2, 40, 100);
  expect([places.read(1), places.read(2), places.read(3)]).toEqual([30, 40, 0]);
});

it('begins anew what was hardly begun or as good as over', () => {
  places.write(1, 30, 100);
  places.write(1, 97, 100);
  expect(places.read(1)).toBe(0);
  places.write(1, 3, 100);
  expect(places.read(1)).toBe(0);
});

it('forgets the oldest, and reads no rubbish', () => {
  for (let fileId = 1; fileId <= 51; fileId++) places.write(fileId, 30, 100);
  expect([places.read(1), places.read(2)]).toEqual([0, 30]);
  localStorage.setItem('emergencyMediaPlaces', '{"a":1}');
  expect(places.read(2)).toBe(0);
});
