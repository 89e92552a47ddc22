import { plainOf } from '@cheese/question-files/html/plain';
import { everyQuestion, seedBanks } from '../exam/bank/banks';
import { demoOrganisations } from '../people/person/organisations';
import { seedShelf } from '../shop/commodity/shelf';
import { seedSlides } from '../slides/slides';
import { otherCourses } from './courses';
import type { SeedChapter, SeedItem } from './seedCourse';

/** Written in full elsewhere, with films, documents and maps. */
const fullest = [
  'systematic-anatomy',
  'physiology-core',
  'pathology-general',
  'pharmacology-mechanism',
  'history-and-examination',
  'ecg-reading',
  'cardiology-common',
  'nursing-fundamentals',
  'emergency-triage',
  'histology-embryology',
  'imaging-chest',
  'epidemiology',
];
const shelf = seedShelf[1] ?? [];
const shelfOf = (slug: string) => shelf.find((good) => good.slug === slug);
const stems = new Map(
  seedBanks.map((bank) => [
    seedShelf[4]?.find(({ title }) => title === bank.title)?.slug,
    everyQuestion(bank).map(({ stem }) => plainOf(stem)),
  ]),
);
const slugsOf = (type: 2 | 8) => new Set(seedShelf[type]?.map(({ slug }) => slug));
const tissues = new Set(seedSlides.map(({ tissue }) => tissue));
const [specimens, simulations] = [slugsOf(2), slugsOf(8)];

const itemsOf = ({ items, chapters = [] }: SeedChapter): SeedItem[] => [
  ...items,
  ...chapters.flatMap(itemsOf),
];
const wording = (html: string) => html.replace(/<[^>]+>/g, '').replace(/\s+/g, '');
const letters = (text: string) => [...text].length;
const twice = (values: readonly string[]) => values.filter((one, at) => values.indexOf(one) < at);

const allowed = /^\/?(p|h3|ul|ol|li|strong|table|thead|tbody|tr|th|td)$/;
const namesOf = (html: string) => [...html.matchAll(/<([^>]*)>/g)].map(([, name = '']) => name);
/** What is opened and never closed, or closed in the wrong place. */
const misnested = (html: string) => {
  const open: string[] = [];
  for (const name of namesOf(html)) {
    if (!name.startsWith('/')) open.push(name);
    else if (open.pop() !== name.slice(1)) return [name];
  }
  return open;
};
/** Rows of a table that have another width than its head. */
const ragged = (html: string) =>
  html.split('<table>').flatMap((table) => {
    const rows = table.split('<tr>').slice(1);
    const widths = rows.map((row) => (row.match(/<t[hd]>/g) ?? []).length);
    return widths.filter((width) => width !== widths[0]);
  });

it('every course of the shelf but the fullest is written once', () => {
  const slugs = otherCourses.map(({ slug }) => slug).sort();
  const wanted = shelf.map(({ slug }) => slug).filter((slug) => !fullest.includes(slug));
  expect(slugs).toEqual(wanted.sort());
});

it('about ten award a certificate, at a share that can be reached', () => {
  const shares = otherCourses.flatMap(({ certificateShare }) => certificateShare ?? []);
  expect(new Set(shares)).toEqual(new Set([80]));
  expect(shares.length).toBeGreaterThanOrEqual(8);
  expect(shares.length).toBeLessThanOrEqual(14);
  const within = otherCourses.filter((course) => course.certificateShare !== null);
  expect(within.filter(({ countsByHand }) => !countsByHand)).toEqual([]);
});

it('a teacher of several courses is one person', () => {
  const teachers = otherCourses.flatMap((course) => course.teachers);
  const names = [...new Set(teachers.map(({ name }) => name))];
  expect(new Set(teachers.map((one) => JSON.stringify(one))).size).toBe(names.length);
});

describe.each(otherCourses)('$slug', (course) => {
  const chapters = course.chapters;
  const items = chapters.flatMap(itemsOf);
  const notes = items.flatMap((item) => (item.type === 8 ? [item.html] : []));
  const htmls = [course.html, ...notes];
  const asked = items.flatMap((item) => (item.type === 64 ? item.questions : []));

  it('introduces itself, its aims and its teacher at some length', () => {
    const length = letters(wording(course.html));
    expect(length).toBeGreaterThanOrEqual(300);
    expect(length).toBeLessThanOrEqual(500);
    expect(course.goals.length).toBeGreaterThanOrEqual(3);
    expect(course.goals.length).toBeLessThanOrEqual(5);
    expect(letters(course.forWhom)).toBeGreaterThanOrEqual(20);
  });

  it('has the teacher of the shelf, from a school that exists here', () => {
    expect(course.teachers.map(({ name }) => name)).toEqual([shelfOf(course.slug)?.teacher]);
    for (const { rank, worksAt, introduction } of course.teachers) {
      expect(rank).not.toBe('');
      expect(demoOrganisations).toContain(worksAt.replace(/附属医院$/, ''));
      expect(letters(introduction)).toBeGreaterThanOrEqual(60);
      expect(letters(introduction)).toBeLessThanOrEqual(120);
    }
  });

  it('has a directory of fitting size, and no title twice', () => {
    expect(chapters.length).toBeGreaterThanOrEqual(3);
    expect(chapters.length).toBeLessThanOrEqual(5);
    expect(items.length).toBeGreaterThanOrEqual(8);
    expect(items.length).toBeLessThanOrEqual(12);
    expect(twice([...chapters, ...items].map(({ title }) => title))).toEqual([]);
  });

  it('lets the first item of what is paid be tried, and only that', () => {
    const paid = shelfOf(course.slug)?.charge !== 1;
    expect(items.map(({ isTrial = false }) => isTrial)).toEqual(items.map((_, at) => paid && !at));
  });

  it('has notes that say something and are not endless', () => {
    for (const note of notes) {
      const length = letters(wording(note));
      expect([note, length >= 120 && length <= 300]).toEqual([note, true]);
    }
  });

  it('is plain structure that closes what it opens', () => {
    for (const html of htmls) {
      expect(namesOf(html).filter((name) => !allowed.test(name))).toEqual([]);
      expect([html, misnested(html), ragged(html)]).toEqual([html, [], []]);
    }
  });

  it('sets full-width punctuation between Chinese words', () => {
    const titles = [...chapters, ...items].map(({ title }) => title);
    const teachers = course.teachers.map(({ introduction }) => introduction);
    const words = [course.forWhom, ...course.goals, ...titles, ...teachers];
    const texts = [...htmls.map(wording), ...words].join('\n');
    expect(texts).not.toMatch(/\p{Script=Han}[,;:?!()]|[,;:?!()]\p{Script=Han}/u);
  });

  it('asks questions that are in their bank once, five a test and none twice', () => {
    const found = asked.map(
      ({ bank, stem }) => stems.get(bank)?.filter((one) => one.startsWith(stem)).length,
    );
    expect(found.filter((count) => count !== 1)).toEqual([]);
    expect(twice(asked.map(({ bank, stem }) => `${bank} ${stem}`))).toEqual([]);
    for (const item of items) if (item.type === 64) expect(item.questions).toHaveLength(5);
  });

  it('shows specimens and experiments that stand on the shelf', () => {
    const shown = items.flatMap((item) => (item.type === 48 ? item.specimens : []));
    expect(shown.filter((slug) => !specimens.has(slug))).toEqual([]);
    expect(shown.filter((slug) => slug.startsWith('slide-'))).toEqual([]);
    const slides = items.flatMap((item) => (item.type === 32 ? item.slides : []));
    expect(slides.filter((tissue) => !tissues.has(tissue))).toEqual([]);
    const done = items.flatMap((item) => (item.type === 16 ? [item.simulation] : []));
    expect(done.filter((slug) => !simulations.has(slug))).toEqual([]);
  });
});
