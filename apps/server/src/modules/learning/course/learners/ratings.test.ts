import { toTenths } from './ratings';

it.each([
  [3.333, 3.3],
  [3.35, 3.4],
  [4.96, 5],
  [4, 4],
])('%d stars are shown as %d', (average, shown) => expect(toTenths(average)).toBe(shown));
