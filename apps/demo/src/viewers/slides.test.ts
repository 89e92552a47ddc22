import { tissues } from '@cheese/generators/tissues/tissues';
import { controlSlides } from '../shop/commodity/specimens/controlSlides';
import { diseaseSlides } from '../shop/commodity/specimens/diseaseSlides';
import { tissueSlides } from '../shop/commodity/specimens/tissueSlides';
import { seedSlides } from './slides';

it('each drawn tissue is planted once', () => {
  expect(seedSlides.map(({ tissue }) => tissue).sort()).toEqual(Object.keys(tissues).sort());
});

it('each lies in a library that is in the shop', () => {
  const titles = [...tissueSlides, ...controlSlides, ...diseaseSlides].map(({ title }) => title);
  for (const { library } of seedSlides) {
    expect(titles.filter((title) => title.startsWith(library))).toHaveLength(1);
  }
});
