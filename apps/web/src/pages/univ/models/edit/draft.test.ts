import { addedPin, toDraftPins, withPicture } from './pins';
import {
  branchOf,
  changesOf,
  dissolved,
  type DraftPart,
  faultIn,
  groupedAs,
  groupsFor,
  isChanged,
  isNamed,
  movedInto,
  rowsOf,
  type Written,
} from './draft';

const aPart = (id: number, pid: number | null, more: Partial<DraftPart> = {}): DraftPart => ({
  id,
  pid,
  name: `结构${id}`,
  nameEn: '',
  nameLatin: '',
  description: '',
  color: '',
  fileName: `node${id}`,
  isGroup: false,
  ...more,
});
const isGroup = { isGroup: true, fileName: '' };
const parts = [
  aPart(1, null, isGroup),
  aPart(3, 2),
  aPart(2, 1, isGroup),
  aPart(4, 1),
  aPart(5, null),
];
const head = { title: '颅', titleEn: '', summary: '', cover: '', system: '1' };
const written: Written = { head, parts, pins: [] };
const tree = (all: readonly DraftPart[]) =>
  rowsOf(all).map(({ part, level }) => '-'.repeat(level) + part.id);

it('lays the parts out as their tree', () => {
  expect(tree(parts)).toEqual(['1', '-2', '--3', '-4', '5']);
});

it('moves several at once, and leaves together what stands in one of them', () => {
  expect(tree(movedInto(parts, new Set([2, 3, 5]), null))).toEqual(['1', '-4', '2', '-3', '5']);
  expect(tree(movedInto(parts, new Set([4, 5]), 2))).toEqual(['1', '-2', '--3', '--4', '--5']);
  expect(movedInto(parts, new Set([1]), 2)).toEqual(parts);
});

it('makes a group where the first of them stood, and takes one apart again', () => {
  const made = groupedAs(parts, new Set([3, 5]), '面颅');
  expect(tree(made.parts)).toEqual(['1', '-2', '--' + made.id, '---3', '---5', '-4']);
  expect(groupedAs(made.parts, new Set([4]), '另').id).toBe(made.id - 1);
  expect(tree(dissolved(parts, 1))).toEqual(['2', '-3', '4', '5']);
});

it('offers no group that stands below what is moved', () => {
  expect([...branchOf(parts, new Set([1]))]).toEqual([1, 2, 3, 4]);
  expect(groupsFor(parts, new Set([2])).map(({ part }) => part.id)).toEqual([1]);
  expect(groupsFor(parts, new Set([1]))).toEqual([]);
});

it('tells the server what is new, changed and gone, and nothing else', () => {
  expect(isChanged(written, written)).toBe(false);
  const { parts: made, id } = groupedAs(parts, new Set([4]), '面颅');
  const now = { ...written, parts: dissolved(made, 2) };
  const changes = changesOf(written, now);
  expect(changes.removed).toEqual([2]);
  expect(changes.parts.map((part) => [part.id, part.pid])).toEqual([
    [3, 1],
    [4, id],
    [id, 1],
  ]);
  expect(changes.parts[0]).not.toHaveProperty('fileName');
  expect(changes).not.toHaveProperty('pins');
  expect(isChanged(written, { ...written, head: { ...head, summary: '改' } })).toBe(true);
});

it('knows what was named, and where a name is missing', () => {
  expect(['枕骨', 'Cube.002'].map((name) => isNamed({ name }))).toEqual([true, false]);
  expect(faultIn(written)).toBeNull();
  expect(faultIn({ ...written, head: { ...head, title: ' ' } })).toEqual({
    at: 'head',
    id: 0,
  });
  const nameless = [aPart(1, null), aPart(7, null, { name: ' ' })];
  expect(faultIn({ ...written, parts: nameless })).toEqual({ at: 'part', id: 7 });
});

it('sends pins as a whole, each by the number that it had while it was written', () => {
  const at = { place: { x: 1, y: 2, z: 3 }, structureId: 4 };
  const one = addedPin([], at);
  const two = addedPin(one.pins, at);
  const [, last] = two.pins;
  const pins = withPicture(last ? [last] : [], two.key, '/storage/a.png');
  expect(faultIn({ ...written, pins })).toEqual({ at: 'pin', id: two.key });
  const sent = { ...at, title: '', text: '', pictures: [{ src: '/storage/a.png', text: '' }] };
  expect(changesOf(written, { ...written, pins }).pins).toEqual([sent]);
  expect(toDraftPins([sent], pins)).toEqual(pins);
  const full = ['b', 'c', 'd', 'e'].reduce((all, src) => withPicture(all, two.key, src), pins);
  expect(full[0]?.pictures.map(({ src }) => src)).toEqual(['/storage/a.png', 'b', 'c', 'd']);
});
