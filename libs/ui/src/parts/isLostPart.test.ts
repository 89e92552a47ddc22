import { isLostPart } from './isLostPart';

it.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/a.js',
  'error loading dynamically imported module: http://localhost/assets/a.js',
  'Importing a module script failed.',
])('knows “%s”', (message) => {
  expect(isLostPart(new TypeError(message))).toBe(true);
});

it.each([new TypeError('x is not a function'), new Error('imported'), 'imported', null])(
  'takes %s for another failure',
  (error) => {
    expect(isLostPart(error)).toBe(false);
  },
);
