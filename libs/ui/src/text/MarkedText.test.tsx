import { MarkedText } from './MarkedText';
import { show } from '../testing/show';

const marksOf = (container: HTMLElement) =>
  [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);

it('marks what was found and keeps every letter', () => {
  const marks = [
    { from: 0, to: 2 },
    { from: 5, to: 6 },
  ];
  const { container } = show(<p>{<MarkedText text="心脏听诊与心音" marks={marks} />}</p>);
  expect(container.querySelector('p')).toHaveTextContent('心脏听诊与心音');
  expect(marksOf(container)).toEqual(['心脏', '心']);
});

it('is a plain text where nothing was found', () => {
  const { container } = show(<p>{<MarkedText text="心脏听诊" />}</p>);
  expect(container.querySelector('p')).toHaveTextContent('心脏听诊');
  expect(marksOf(container)).toEqual([]);
});
