import { openReport } from '../report';
import { bodiesOf } from './bodies';
import { catalogueOf } from '../../../../testing/catalogueOf';

const there = (...elements: string[]) => new Set(elements);
const partsOf = (catalogue: ReturnType<typeof catalogueOf>, elements: ReadonlySet<string>) =>
  bodiesOf(
    catalogue,
    elements,
    openReport(() => undefined),
  ).flatMap(({ parts }) =>
    parts.map(({ english, holder, elements: own }) => [english, holder, own.join(' ')]),
  );

it('a mesh belongs to the artery itself, which all its branches are part of', () => {
  const catalogue = catalogueOf({
    partof: ['left iliac artery: FJ1 FJ2 FJ3 FJ4 FJ5', 'right iliac artery: FJ6 FJ7 FJ8 FJ9 FJ10'],
    isa: ['iliac artery: FJ1 FJ6', 'left iliac artery: FJ1', 'right iliac artery: FJ6'],
    kindOf: ['left iliac artery < iliac artery', 'right iliac artery < iliac artery'],
  });
  expect(partsOf(catalogue, there('FJ1', 'FJ6'))).toEqual([
    ['left iliac artery', null, 'FJ1'],
    ['right iliac artery', null, 'FJ6'],
  ]);
});

it.each([
  // The lowest of those that name it alone, whatever the order of their numbers.
  { isa: ['bone A: FJ1', 'sternum: FJ1'], kindOf: ['sternum < bone A'], is: 'sternum' },
  // A structure precedes its region.
  { partof: ['bone hip: FJ1', 'hip bone: FJ1'], isa: ['hip bone: FJ1'], is: 'hip bone' },
])('of several that name one mesh alone it is $is', ({ is, ...tables }) => {
  expect(partsOf(catalogueOf(tables), there('FJ1'))).toEqual([[is, null, 'FJ1']]);
});

it('the tree is of parts, and of kinds only where nothing is part of anything', () => {
  const catalogue = catalogueOf({
    isa: ['left femur: FJ1', 'left tibia: FJ2', 'right rib: FJ3', 'left rib: FJ4'],
    partOf: ['left femur < left limb', 'left tibia < left limb'],
    kindOf: ['left femur < femur', 'left tibia < tibia', 'right rib < rib', 'left rib < rib'],
  });
  expect(partsOf(catalogue, there('FJ1', 'FJ2', 'FJ3', 'FJ4'))).toEqual([
    ['left limb', null, ''],
    ['left femur', 'left limb', 'FJ1'],
    ['rib', null, ''],
    ['left rib', 'rib', 'FJ4'],
    ['left tibia', 'left limb', 'FJ2'],
    ['right rib', 'rib', 'FJ3'],
  ]);
});

it('passes by what says nothing of what it holds', () => {
  const catalogue = catalogueOf({
    isa: ['tarsal bone: FJ1', 'toe bone: FJ2', 'rib: FJ3', 'skull: FJ4'],
    partOf: ['tarsal bone < foot proper', 'foot proper < foot', 'toe bone < foot'],
    kindOf: ['rib < organ part', 'skull < organ part', 'organ part < anatomical structure'],
  });
  expect(partsOf(catalogue, there('FJ1', 'FJ2', 'FJ3', 'FJ4'))).toEqual([
    ['rib', null, 'FJ3'],
    ['skull', null, 'FJ4'],
    ['foot', null, ''],
    ['tarsal bone', 'foot', 'FJ1'],
    ['toe bone', 'foot', 'FJ2'],
  ]);
});
