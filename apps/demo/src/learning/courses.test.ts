import { seedShelf } from '../shop/commodity/shelf';
import { seedSlides } from '../slides/slides';
import { completeCourses, seedCourses } from './courses';
import { lessons } from './documents/lessons';
import { questionsNamed } from './questionNamed';
import type { SeedBranch, SeedChapter, SeedCourse, SeedItem } from './seedCourse';

const shelf = seedShelf[1] ?? [];
const twelve = [
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
const films = [
  'cardiac-cycle',
  'action-potential',
  'inflammation',
  'receptor-drug',
  'heart-sounds',
  'ecg-conduction',
  'cpr-cycle',
  'blood-pressure',
];

/** How many items a course has by what it is filtered by. */
const sizes = {
  '10个课件以内': [1, 10],
  '11至12个课件': [11, 12],
  '13个课件以上': [13, 99],
} as const;

const kinds = [1, 2, 4, 8, 16, 32, 48, 64] as const;
type Kind = (typeof kinds)[number];

const chaptersOf = (chapters: readonly SeedChapter[]): SeedChapter[] =>
  chapters.flatMap((chapter) => [chapter, ...chaptersOf(chapter.chapters ?? [])]);
const itemsOf = (course: SeedCourse) => chaptersOf(course.chapters).flatMap(({ items }) => items);
const itemsOfKind = <K extends Kind>(course: SeedCourse, kind: K) =>
  itemsOf(course).filter((item): item is Extract<SeedItem, { type: K }> => item.type === kind);

const oftenest = (values: readonly unknown[]) => values.length - new Set(values).size;
const wording = (html: string) => html.replace(/<[^>]+>/g, '').replace(/\s+/g, '');
const letters = (html: string) => [...wording(html)].length;
const leavesOf = (one: SeedBranch): string[] => [
  one.text,
  ...(one.branches ?? []).flatMap(leavesOf),
];

const htmlOf = (course: SeedCourse) => [
  course.html,
  ...chaptersOf(course.chapters).flatMap(({ html }) => html ?? []),
  ...itemsOfKind(course, 8).map(({ html }) => html),
];

const textsOf = (course: SeedCourse) => [
  ...htmlOf(course).map(wording),
  ...course.goals,
  course.forWhom,
  ...course.teachers.flatMap(({ rank, worksAt, introduction }) => [rank, worksAt, introduction]),
  ...chaptersOf(course.chapters).map(({ title }) => title),
  ...itemsOf(course).map(({ title }) => title),
  ...itemsOfKind(course, 2).flatMap(({ notes }) => notes ?? []),
  ...itemsOfKind(course, 4).flatMap(({ map }) => [map.middle, ...map.branches.flatMap(leavesOf)]),
];

const refsOf = (course: SeedCourse) => [
  ...itemsOfKind(course, 64).flatMap(({ questions }) => questions),
  ...itemsOfKind(course, 1).flatMap(({ checks }) => (checks ?? []).map(({ question }) => question)),
];

/** What stays open, or is closed without having been opened. */
function unbalanced(html: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([^>]*)>/g)) {
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return [name];
  }
  return open;
}

describe('the courses', () => {
  it('are those of the shop window, each once', () => {
    const written = seedCourses.map(({ slug }) => slug);
    expect(written.sort()).toEqual(shelf.map(({ slug }) => slug).sort());
  });

  it('are complete where it was promised', () => {
    expect(completeCourses.map(({ slug }) => slug)).toEqual(twelve);
  });

  it('say the same of a teacher wherever they teach', () => {
    const teachers = seedCourses.flatMap((one) => one.teachers);
    const told = new Set(teachers.map((one) => JSON.stringify(one)));
    expect(told.size).toBe(new Set(teachers.map(({ name }) => name)).size);
  });

  it('give each map a name of its own', () => {
    expect(
      oftenest(seedCourses.flatMap((one) => itemsOfKind(one, 4).map(({ map }) => map.slug))),
    ).toBe(0);
  });

  it('show each film to somebody', () => {
    const shown = new Set(
      seedCourses.flatMap((one) => itemsOfKind(one, 1).map(({ film }) => film)),
    );
    expect([...shown].sort()).toEqual([...films].sort());
  });
});

describe.each(seedCourses)('$slug', (course) => {
  const good = shelf.find(({ slug }) => slug === course.slug);
  const items = itemsOf(course);

  it('holds as many items as the shelf says', () => {
    const said = (good?.options ?? []).filter((option) => option in sizes);
    expect(said).toHaveLength(1);
    const [least, most] = sizes[said[0] as keyof typeof sizes];
    expect(items.length).toBeGreaterThanOrEqual(least);
    expect(items.length).toBeLessThanOrEqual(most);
  });

  it('is taught by whom the shelf names', () => {
    expect(course.teachers[0]?.name).toBe(good?.teacher);
    for (const { introduction } of course.teachers) {
      expect(letters(introduction)).toBeGreaterThanOrEqual(55);
      expect(letters(introduction)).toBeLessThanOrEqual(130);
    }
  });

  it('says what for and for whom', () => {
    expect(course.goals.length).toBeGreaterThanOrEqual(3);
    expect(course.goals.length).toBeLessThanOrEqual(5);
    expect(course.forWhom).not.toBe('');
    expect(letters(course.html)).toBeGreaterThanOrEqual(250);
    expect(course.html).not.toBe(good?.html);
  });

  it('has three to five chapters, and titles that differ', () => {
    expect(course.chapters.length).toBeGreaterThanOrEqual(3);
    expect(course.chapters.length).toBeLessThanOrEqual(5);
    const titles = [...chaptersOf(course.chapters), ...items].map(({ title }) => title);
    expect(oftenest(titles)).toBe(0);
  });

  it('lets everybody try its beginning exactly where it costs something', () => {
    const tried = items.filter(({ isTrial }) => isTrial);
    const isPaid = good?.charge !== 1;
    expect(items[0]?.isTrial ?? false).toBe(isPaid);
    expect(tried.length).toBeLessThanOrEqual(isPaid ? 2 : 0);
  });

  it('asks questions that are planted, each found once and asked once in its test', () => {
    const wrong = refsOf(course).filter((ref) => questionsNamed(ref).length !== 1);
    expect(wrong).toEqual([]);
    for (const { questions, passShare } of itemsOfKind(course, 64)) {
      const stems = questions.map((ref) => questionsNamed(ref)[0]?.stem);
      expect(oftenest(stems)).toBe(0);
      expect(stems.length).toBeGreaterThanOrEqual(5);
      expect(stems.length).toBeLessThanOrEqual(10);
      expect([60, 70, 80]).toContain(passShare);
    }
  });

  it('asks nothing that waits for somebody to mark it', () => {
    const marked = refsOf(course).filter((ref) => questionsNamed(ref)[0]?.type === 5);
    expect(marked).toEqual([]);
  });

  it('stops films with questions of one click, after their first seconds', () => {
    for (const { second, question } of itemsOfKind(course, 1).flatMap((one) => one.checks ?? [])) {
      expect([1, 2]).toContain(questionsNamed(question)[0]?.type);
      expect(second >= 20 && second <= 40).toBe(true);
    }
  });

  it('names only what is there', () => {
    const named = {
      films: itemsOfKind(course, 1).map(({ film }) => film),
      documents: itemsOfKind(course, 2).map(({ document }) => document),
      simulations: itemsOfKind(course, 16).map(({ simulation }) => simulation),
      slides: itemsOfKind(course, 32).flatMap(({ slides }) => slides),
      specimens: itemsOfKind(course, 48).flatMap(({ specimens }) => specimens),
    };
    const on = (type: 2 | 8, of: (slug: string) => boolean) =>
      (seedShelf[type] ?? []).map(({ slug }) => slug).filter(of);
    const isSlide = (slug: string) => slug.startsWith('slide-');
    expect(films).toEqual(expect.arrayContaining(named.films));
    expect(twelve).toEqual(expect.arrayContaining(named.documents));
    expect(on(8, () => true)).toEqual(expect.arrayContaining(named.simulations));
    expect(seedSlides.map(({ tissue }) => tissue)).toEqual(expect.arrayContaining(named.slides));
    expect(on(2, (slug) => !isSlide(slug))).toEqual(expect.arrayContaining(named.specimens));
  });

  it('is plain structure that closes what it opens', () => {
    const plain = /^\/?(p|h3|ul|ol|li|strong|em|sub|sup|table|caption|thead|tbody|tr|th|td)$/;
    for (const html of htmlOf(course)) {
      const names = [...html.matchAll(/<([^>]*)>/g)].map(([, name = '']) => name);
      expect(names.filter((name) => !plain.test(name))).toEqual([]);
      expect(unbalanced(html)).toEqual([]);
      // What a column holds is read out with each of its cells.
      expect(html).not.toContain('<th></th>');
    }
  });

  it('sets full-width punctuation between Chinese words', () => {
    const wrong = /\p{Script=Han}[,;:?!()]|[,;:?!()]\p{Script=Han}/u;
    expect(textsOf(course).flatMap((text) => wrong.exec(text)?.[0] ?? [])).toEqual([]);
  });
});

describe.each(completeCourses)('$slug, in full', (course) => {
  it('has every kind of item, twelve to eighteen in all', () => {
    const items = itemsOf(course);
    expect(kinds.filter((kind) => !items.some(({ type }) => type === kind))).toEqual([]);
    expect(items.length).toBeGreaterThanOrEqual(12);
    expect(items.length).toBeLessThanOrEqual(18);
    expect(course.certificateShare).toBe(80);
    // Enough is watched and tested to earn it without anybody's word.
    expect(course.countsByHand ?? false).toBe(false);
    expect(
      items.filter(({ rule, type }) => !rule && [1, 2, 64].includes(type)).length,
    ).toBeGreaterThanOrEqual(4);
  });

  it('has notes of substance', () => {
    const lengths = itemsOfKind(course, 8).map(
      ({ title, html }) => [title, letters(html)] as const,
    );
    expect(lengths.filter(([, length]) => length < 400 || length > 900)).toEqual([]);
  });

  it('has words beside every page of its document, and beside its first', () => {
    const [document] = itemsOfKind(course, 2);
    const pages = lessons.find(({ slug }) => slug === course.slug)?.pages ?? [];
    expect(document?.notes).toHaveLength(1 + pages.length);
  });

  it('has a document and a map of its own', () => {
    expect(itemsOfKind(course, 2).map(({ document }) => document)).toEqual([course.slug]);
    expect(itemsOfKind(course, 4).map(({ map }) => map.slug)).toEqual([course.slug]);
    for (const { map } of itemsOfKind(course, 4)) {
      expect(map.branches.length).toBeGreaterThanOrEqual(3);
      expect(map.branches.length).toBeLessThanOrEqual(6);
      const leaves = map.branches.map(({ branches }) => branches?.length ?? 0);
      expect(Math.min(...leaves)).toBeGreaterThanOrEqual(2);
      expect(Math.max(...leaves)).toBeLessThanOrEqual(5);
    }
  });
});
