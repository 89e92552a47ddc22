import { conceptNames } from '@cheese/domain/rules/bodies/testing/conceptNames';
import { openReport } from '../report';
import { bodiesOf } from './bodies';
import { catalogueOf } from '../../../../testing/catalogueOf';
import { saidBy } from './groupOf';
import { termFor } from './wordsOf';

it('every name says of which system it is', () => {
  const groupOf = (name: string) => termFor('', name)?.group ?? saidBy(name);
  expect(conceptNames.filter((name) => groupOf(name) === null)).toEqual([]);
});

it.each([
  ['left superior rectus', 'muscles'],
  ['right nasolacrimal duct', 'senses'],
  ['anterior papillary muscle of left ventricle', 'circulation'],
  ['auricle of left atrium', 'circulation'],
  ['right cricothyroid', 'muscles'],
  ['cricoid cartilage', 'respiratory'],
  ['neurohypophysis', 'endocrine'],
  ['thyroid gland', 'endocrine'],
  ['inferior rectal artery', 'circulation'],
  ['rectum', 'digestive'],
])('%s is of %s', (name, group) => {
  expect(saidBy(name)).toBe(group);
});

it('what says nothing itself is where another concept with the same mesh is', () => {
  const report = openReport(() => undefined);
  const catalogue = catalogueOf({
    isa: ['thing: FJ1', 'things of the eye: FJ1 FJ2', 'other thing: FJ3'],
  });
  const bodies = bodiesOf(catalogue, new Set(['FJ1', 'FJ3']), report);
  expect(bodies.map(({ group }) => group)).toEqual(['senses']);
  expect(report.skipped.get('concept of no known system')).toEqual([
    'other thing other thing (FJ3)',
  ]);
});
