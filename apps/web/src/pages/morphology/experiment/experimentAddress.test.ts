import { readExperimentAddress } from './experimentAddress';

const read = (address: string) => readExperimentAddress(new URLSearchParams(address));

it('reads an experiment, its bench and a run', () => {
  expect(read('id=3')).toMatchObject({ id: 3, runId: undefined, isDone: false });
  expect(read('id=3&at=bench&run=5')).toMatchObject({ id: 3, runId: 5, isDone: true });
  expect(read('id=3&at=else').isDone).toBe(false);
});

it('reads the filters of the list', () => {
  expect(read('keyword=心&page=2')).toMatchObject({ page: 2, asked: { keyword: '心' } });
  expect(read('field=3').asked).toStrictEqual({ field: 3 });
  expect(read('field=99&keyword=').asked).toStrictEqual({});
});
