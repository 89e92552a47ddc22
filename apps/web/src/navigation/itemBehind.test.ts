import { itemBehind } from './itemBehind';

const at = (address: string) => {
  const [pathname = '', query] = address.split('?');
  return itemBehind({ pathname, search: query ? `?${query}` : '' }, sessionStorage);
};
const item = { courseId: 3, itemId: 8 };

afterEach(() => sessionStorage.clear());

it('is said by the address, and stays while one goes on there', () => {
  expect(at('/morphology/experiment?id=4&courseId=3&itemId=8')).toEqual(item);
  expect(at('/morphology/experiment?id=4&at=bench')).toEqual(item);
  expect(at('/pay/library?id=4&orderId=7')).toBeNull();
  expect(at('/morphology/detail?id=4')).toEqual(item);
});

it('is over at the item, and wherever one goes to something else', () => {
  at('/morphology/experiment?id=4&courseId=3&itemId=8');
  expect(at('/course/courseware?courseId=3&itemId=8')).toBeNull();
  expect(at('/morphology/experiment?id=4')).toBeNull();
  at('/morphology/experiment?id=4&courseId=3&itemId=8');
  expect(at('/')).toBeNull();
  expect(at('/morphology')).toBeNull();
});

it.each(['courseId=3', 'courseId=0&itemId=8', 'courseId=x&itemId=8'])('is none: %s', (query) => {
  expect(at(`/morphology/specimen?id=4&${query}`)).toBeNull();
});
