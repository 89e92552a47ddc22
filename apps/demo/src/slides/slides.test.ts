import { tissues } from '@cheese/generators/tissues/tissues';
import { seedCourses } from '../learning/courses';
import type { SeedChapter, SeedItem } from '../learning/seedCourse';
import { seedShelf } from '../shop/commodity/shelf';
import { seedSlides } from './slides';

const libraries = (seedShelf[2] ?? []).filter(({ slug }) => slug.startsWith('slide-'));

it('each drawn tissue is planted once', () => {
  expect(seedSlides.map(({ tissue }) => tissue).sort()).toEqual(Object.keys(tissues).sort());
});

it('each lies in a library that is in the shop', () => {
  const titles = libraries.map(({ title }) => title);
  for (const { library } of seedSlides) {
    expect(titles.filter((title) => title.startsWith(library))).toHaveLength(1);
  }
});

const itemsOf = ({ items, chapters = [] }: SeedChapter): SeedItem[] => [
  ...items,
  ...chapters.flatMap(itemsOf),
];

it('is open to whoever has a course that names it, but for one that is sold by its library', () => {
  const free = libraries.filter(({ charge }) => charge === 1);
  const open = new Set(
    seedSlides
      .filter(({ library }) => free.some(({ title }) => title.startsWith(library)))
      .map(({ tissue }) => tissue),
  );
  const closed = seedCourses.flatMap(({ slug, chapters }) =>
    chapters
      .flatMap(itemsOf)
      .flatMap((item) => (item.type === 32 ? item.slides.filter((one) => !open.has(one)) : []))
      .map((tissue) => [slug, tissue]),
  );
  // The directory of these two says so beside the item.
  expect(closed.sort()).toEqual([
    ['gastroenterology', 'colon'],
    ['pathology-general', 'colon'],
  ]);
});
