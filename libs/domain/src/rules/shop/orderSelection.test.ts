import fc from 'fast-check';
import {
  selectionFault,
  selectionState,
  specificationList,
  toggleAll,
  toggleOne,
} from './orderSelection';

const videos = [
  { id: 1, price: 9900 },
  { id: 2, price: 19_990 },
  { id: 3, price: 1 },
];

describe('selectionState', () => {
  it('shows nothing for nothing', () => {
    const nothing = { count: 0, total: 0, isAll: false, isIndeterminate: false };
    expect(selectionState(videos, [])).toEqual(nothing);
    expect(selectionState([], [])).toEqual(nothing);
    expect(selectionState([], [1])).toEqual(nothing);
  });

  it('is indeterminate for some', () => {
    expect(selectionState(videos, [3, 1])).toEqual({
      count: 2,
      total: 9901,
      isAll: false,
      isIndeterminate: true,
    });
  });

  it('is checked for all', () => {
    expect(selectionState(videos, [1, 2, 3])).toEqual({
      count: 3,
      total: 29_891,
      isAll: true,
      isIndeterminate: false,
    });
  });

  it('counts only what is on offer, once', () => {
    expect(selectionState(videos, [1, 1, 77])).toMatchObject({ count: 1, total: 9900 });
  });
});

it('takes one and gives it back', () => {
  expect(toggleOne([1], 2)).toEqual([1, 2]);
  expect(toggleOne([1, 2], 1)).toEqual([2]);
});

it('takes all, and gives all back', () => {
  expect(toggleAll(videos, [])).toEqual([1, 2, 3]);
  expect(toggleAll(videos, [2])).toEqual([1, 2, 3]);
  expect(toggleAll(videos, [1, 2, 3])).toEqual([]);
});

it('asks for at least one video', () => {
  expect(selectionFault(0)).toBe('请选择视频');
  expect(selectionFault(1)).toBeNull();
});

it('orders one of each', () => {
  expect(specificationList([3, 1])).toEqual([
    { specificationId: 3, quantity: 1 },
    { specificationId: 1, quantity: 1 },
  ]);
});

it('comes back to where it was after two clicks on one, and agrees with itself', () => {
  const ids = fc.subarray([1, 2, 3]);
  fc.assert(
    fc.property(ids, fc.constantFrom(1, 2, 3), (selected, id) => {
      const twice = toggleOne(toggleOne(selected, id), id);
      expect(selectionState(videos, twice)).toEqual(selectionState(videos, selected));
      const { count, isAll, isIndeterminate } = selectionState(videos, selected);
      expect(isAll).toBe(count === 3);
      expect(isIndeterminate).toBe(count === 1 || count === 2);
    }),
  );
});
