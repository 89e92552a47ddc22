import { details, payPages } from './commodityPages';
import { screens } from './routes';

it('leads to what is on sale by its number, at a page that is there', () => {
  const addresses = Object.values(details).map((of) => of(7));
  expect(addresses.filter((one) => !one.endsWith('=7'))).toEqual([]);
  expect(new Set(addresses).size).toBe(addresses.length);
  const known = screens.map(({ path }) => path);
  const asked = addresses.map((one) => one.split('?')[0]);
  expect(
    [...asked, ...Object.values(payPages)].filter((path) => !known.includes(path ?? '')),
  ).toEqual([]);
});

it('names a course by the name that its page reads', () => {
  expect(details[1](7)).toBe('/course/detail?courseId=7');
  expect(details[2](7)).toBe('/morphology/detail?id=7');
});
