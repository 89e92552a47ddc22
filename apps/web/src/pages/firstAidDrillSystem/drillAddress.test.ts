import { readDrillAddress } from './drillAddress';

const read = (address: string) => readDrillAddress(new URLSearchParams(address));

it('reads a scenario, a drill that runs, or the filters of the list', () => {
  expect(read('id=3')).toMatchObject({ id: 3, drillId: undefined, page: 1, asked: {} });
  expect(read('drill=4')).toMatchObject({ id: undefined, drillId: 4 });
  expect(read('topic=9&difficulty=2&keyword=溺水&page=2')).toMatchObject({
    page: 2,
    asked: { topic: 9, difficulty: 2, keyword: '溺水' },
  });
  expect(read('topic=999&difficulty=x&keyword=').asked).toStrictEqual({});
});
