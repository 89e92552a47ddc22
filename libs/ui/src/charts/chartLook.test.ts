import { makeTheme } from '../theme';
import { accents, type Accent } from '../tokens';
import { areApart } from './apartFrom';
import { chartLook } from './chartLook';

it.each(Object.keys(accents) as Accent[])(
  'the first three colours of %s are told apart',
  (accent) => {
    const [first = '', second = '', third = ''] = chartLook(makeTheme({ accent })).colors;
    expect(areApart(first, second)).toBe(true);
    expect(areApart(first, third)).toBe(true);
    expect(areApart(second, third)).toBe(true);
  },
);
