import fc from 'fast-check';
import { addToHistory, clearedHistory, readHistory, removeFromHistory } from './searchHistory';

describe('addToHistory', () => {
  it('puts the newest first', () => {
    expect(addToHistory(['解剖'], '心脏')).toEqual(['心脏', '解剖']);
  });

  it('moves what was searched before to the front', () => {
    expect(addToHistory(['解剖', '心脏', '急救'], '心脏')).toEqual(['心脏', '解剖', '急救']);
  });

  it.each(['', '   ', '　'])('does not add %j', (text) => {
    expect(addToHistory(['解剖'], text)).toEqual(['解剖']);
  });

  it('does not tell apart what only blanks tell apart', () => {
    expect(addToHistory(['心脏'], ' 心脏 ')).toEqual(['心脏']);
  });

  it('keeps nine and the new one', () => {
    const ten = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
    const after = ['新', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
    expect(addToHistory(ten, '新')).toEqual(after);
  });

  it('loses nothing when the tenth of ten is searched again', () => {
    const ten = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
    const after = ['10', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
    expect(addToHistory(ten, '10')).toEqual(after);
  });
});

it('removes one and leaves the others in order', () => {
  expect(removeFromHistory(['解剖', '心脏', '急救'], '心脏')).toEqual(['解剖', '急救']);
  expect(removeFromHistory(['解剖'], '没有')).toEqual(['解剖']);
});

it('is empty once cleared', () => {
  expect(clearedHistory).toEqual([]);
});

describe('readHistory', () => {
  it('reads what was stored', () => {
    expect(readHistory('["心脏","解剖"]')).toEqual(['心脏', '解剖']);
  });

  it.each([null, '', '坏', 'null', '{"0":"心脏"}', '"心脏"', '7'])(
    'takes %j for none',
    (stored) => {
      expect(readHistory(stored)).toEqual([]);
    },
  );

  it('keeps only what is a text, once', () => {
    expect(readHistory('["心脏",7,null,["x"],"","心脏","解剖"]')).toEqual(['心脏', '解剖']);
  });
});

const text = fc.oneof(fc.string(), fc.constantFrom('心脏', ' 心脏', '解剖', '急救', ''));
const searches = fc.array(text, { maxLength: 40 });
const isSound = (history: readonly string[]) =>
  history.length <= 10 && new Set(history).size === history.length && !history.includes('');

it('never exceeds ten, never repeats, and starts with the last text', () => {
  fc.assert(
    fc.property(searches, (texts) => {
      const history = texts.reduce<readonly string[]>(addToHistory, []);
      const last = texts.findLast((one) => one.trim() !== '')?.trim();
      return isSound(history) && history[0] === last;
    }),
  );
});

it('is sound whatever was stored', () => {
  fc.assert(fc.property(searches, (stored) => isSound(readHistory(JSON.stringify(stored)))));
  fc.assert(fc.property(fc.string(), (stored) => isSound(readHistory(stored))));
});
