import type { CommodityType } from '@cheese/domain/codes/shop/products';
import { demoPeople } from '../../people/person/people';
import { seedOptionGroups } from '../../content/tag/optionGroups';
import type { SeedSubject } from '../../content/tag/subjects';
import { seedSubjects } from '../../content/tag/subjects';
import type { SeedCommodity } from './seedCommodity';
import { seedShelf } from './shelf';

const counts = { 1: 40, 2: 22, 4: 14, 8: 14, 16: 16 } as const;
const types = ([1, 2, 4, 8, 16] as const satisfies readonly CommodityType[]).map((type) => ({
  type,
  goods: seedShelf[type] ?? [],
}));
const all = types.flatMap(({ type, goods }) => goods.map((good) => ({ type, ...good })));

const namesOf = (subject: SeedSubject): string[] =>
  typeof subject === 'string' ? [subject] : [subject.name, ...subject.children.flatMap(namesOf)];
const subjectNames = seedSubjects.flatMap(namesOf);

const depthOf = (subject: SeedSubject): number =>
  typeof subject === 'string' ? 1 : 1 + Math.max(...subject.children.map(depthOf));

const groupsOf = (type: CommodityType) =>
  seedOptionGroups.filter(({ productType }) => productType === type);
const letters = (text: string) => [...text].length;
const wording = (html: string) => html.replace(/<[^>]+>/g, '').replace(/\s+/g, '');
const oftenest = (values: readonly string[]) => values.length - new Set(values).size;

describe('the major tree', () => {
  it('gives each name to one subject', () => {
    expect(oftenest(subjectNames)).toBe(0);
    expect(subjectNames.length).toBeGreaterThanOrEqual(65);
  });

  it('is of uneven depth, from two levels to four', () => {
    const depths = seedSubjects.map(depthOf);
    expect(Math.min(...depths)).toBe(2);
    expect(Math.max(...depths)).toBe(4);
  });
});

describe.each(types)('the rows and filters of type $type', ({ type, goods }) => {
  const groups = groupsOf(type);
  const options = groups.flatMap((group) => group.options);

  it('classify and filter, and name each option once', () => {
    expect(groups.filter(({ use }) => use === 'classify').length).toBeGreaterThanOrEqual(1);
    expect(groups.filter(({ use }) => use === 'filter').length).toBeGreaterThanOrEqual(2);
    expect(oftenest(options)).toBe(0);
  });

  it('are each used by somebody', () => {
    const used = new Set(goods.flatMap((good) => good.options));
    expect(options.filter((option) => !used.has(option))).toEqual([]);
  });

  it('sort every commodity once in each group', () => {
    const wrong = goods.filter((good) =>
      groups.some(
        (group) => good.options.filter((name) => group.options.includes(name)).length !== 1,
      ),
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('the shelf', () => {
  it.each(types)('has enough of type $type', ({ type, goods }) => {
    expect(goods.length).toBeGreaterThanOrEqual(counts[type]);
  });

  it('names everything once, and pictures in ASCII', () => {
    expect(oftenest(all.map(({ slug }) => slug))).toBe(0);
    expect(oftenest(all.map(({ title }) => title))).toBe(0);
    expect(all.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it('has no teacher with the name of somebody who signs in', () => {
    const names = new Set(demoPeople.map(({ name }) => name));
    expect(all.filter(({ teacher }) => teacher && names.has(teacher))).toEqual([]);
  });

  it('tells the kind of each course and of nothing else', () => {
    const courses = all.filter(({ type }) => type === 1);
    expect(courses.filter(({ courseType }) => courseType === 1).length).toBeGreaterThanOrEqual(24);
    expect(courses.filter(({ courseType }) => courseType === 2).length).toBeGreaterThanOrEqual(14);
    expect(all.filter(({ type, courseType }) => (type === 1) !== (courseType != null))).toEqual([]);
  });

  it('has all kinds of charge, and offers that end', () => {
    expect(new Set(all.map(({ charge }) => charge))).toEqual(new Set([1, 2, 3]));
    const offers = all.filter(({ limited }) => limited);
    expect(offers.length).toBeGreaterThanOrEqual(8);
    expect(offers.some(({ limited }) => limited?.price === 0)).toBe(true);
  });

  it('gives no two covers of one type the same look', () => {
    const looks = all.map(({ type, picture }) => `${type} ${picture.motif} ${picture.palette}`);
    expect(oftenest(looks)).toBe(0);
  });
});

const priced = ({ price, originalPrice, vipPrice }: SeedCommodity) =>
  originalPrice >= price && price > vipPrice && vipPrice >= 0;

describe.each(all)('$slug', ({ type, ...good }) => {
  it('stands under subjects and options that exist', () => {
    const options = groupsOf(type).flatMap((group) => group.options);
    expect(good.subjects.length).toBeGreaterThan(0);
    expect(good.subjects.filter((name) => !subjectNames.includes(name))).toEqual([]);
    expect(good.options.filter((name) => !options.includes(name))).toEqual([]);
  });

  it('costs what its kind of charge says', () => {
    const { charge, price, originalPrice, vipPrice, limited } = good;
    if (charge === 1) expect([price, originalPrice, vipPrice]).toEqual([0, 0, 0]);
    else expect(priced(good)).toBe(true);
    if (charge === 3) expect(vipPrice).toBe(0);
    if (limited) expect(limited.price).toBeLessThan(price);
    if (limited) expect(limited.days).toBeGreaterThan(0);
  });

  it('has figures that are likely', () => {
    expect(good.learnerCount).toBeGreaterThanOrEqual(80);
    expect(good.learnerCount).toBeLessThanOrEqual(26_000);
    expect(good.daysAgo).toBeGreaterThanOrEqual(1);
    expect(good.daysAgo).toBeLessThanOrEqual(400);
  });

  it('has a title, a description and a text of fitting length', () => {
    expect(letters(good.title)).toBeGreaterThanOrEqual(8);
    expect(letters(good.title)).toBeLessThanOrEqual(28);
    expect(letters(good.description)).toBeGreaterThanOrEqual(50);
    expect(letters(good.description)).toBeLessThanOrEqual(110);
    expect(letters(wording(good.html))).toBeGreaterThanOrEqual(100);
  });

  it('is plain structure that closes what it opens', () => {
    const tags = [...good.html.matchAll(/<(\/?)([^>]*)>/g)];
    expect(tags.filter(([, , name = '']) => !/^(p|h3|ul|li|strong)$/.test(name))).toEqual([]);
    const [opened, closed] = ['', '/'].map((mark) =>
      tags.filter(([, slash]) => slash === mark).map(([, , name]) => name),
    );
    expect(opened?.sort()).toEqual(closed?.sort());
  });

  it('sets full-width punctuation between Chinese words', () => {
    const texts = [good.title, good.description, wording(good.html)].join('\n');
    expect(texts).not.toMatch(/\p{Script=Han}[,;:?!()]|[,;:?!()]\p{Script=Han}/u);
  });
});
