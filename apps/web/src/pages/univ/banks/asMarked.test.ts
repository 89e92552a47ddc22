import { asMarked } from './asMarked';
import { someWords } from './testing/aBank';

it('shows a key as it was answered by somebody who was right, whatever the kind', () => {
  const pairs = someWords({ type: 7, prompts: ['左心', '右心'], key: [['B'], ['A', 'C']] });
  expect(asMarked(pairs).given).toEqual(['B', 'A']);
});
