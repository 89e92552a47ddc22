import { readSimulationAddress } from './simulationAddress';

const read = (address: string) => readSimulationAddress(new URLSearchParams(address));

it('reads every filter, and leaves out what is none', () => {
  expect(read('tagId=3&kindId=4&charge=2&sort=2&keyword=换药&page=5')).toEqual({
    tagId: 3,
    kindId: 4,
    charge: 2,
    sort: 2,
    keyword: '换药',
    page: 5,
  });
  expect(read('tagId=x&charge=9&keyword=')).toStrictEqual({ page: 1 });
});
