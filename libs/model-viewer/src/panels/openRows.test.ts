import { treeOf } from '../model/partTree';
import { parts } from '../testing/givenParts';
import { rowsOf, stepByKey } from './openRows';

const tree = treeOf(parts);
const open = new Set(['heart', 'left']);
const rows = rowsOf(tree, open);

describe('the lines of the tree', () => {
  it('are those whose holders are open, each with its place', () => {
    expect(rows.map(({ part, level }) => [part.id, level])).toEqual([
      ['heart', 1],
      ['left', 2],
      ['la', 3],
      ['lv', 3],
      ['ra', 2],
    ]);
    expect(rows[3]).toMatchObject({ at: 2, of: 2, hasMore: true });
  });

  it.each([
    ['ArrowDown', 'left', { do: 'go', id: 'la' }],
    ['ArrowDown', 'ra', null],
    ['ArrowUp', 'heart', null],
    ['ArrowRight', 'lv', { do: 'open', id: 'lv' }],
    ['ArrowRight', 'left', { do: 'go', id: 'la' }],
    ['ArrowRight', 'la', null],
    ['ArrowLeft', 'left', { do: 'close', id: 'left' }],
    ['ArrowLeft', 'lv', { do: 'go', id: 'left' }],
    ['ArrowLeft', 'ra', { do: 'go', id: 'heart' }],
    ['End', 'heart', { do: 'go', id: 'ra' }],
    ['Enter', 'la', { do: 'choose', id: 'la' }],
    [' ', 'left', { do: 'toggle', id: 'left' }],
    ['x', 'left', null],
    ['Enter', 'gone', null],
  ])('%s on %s', (key, id, step) => {
    expect(stepByKey(key, id, rows, open)).toEqual(step);
  });
});
