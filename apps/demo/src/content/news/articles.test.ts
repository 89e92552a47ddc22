import { newsCategories, type NewsCategory } from '@cheese/domain/codes/content/news';
import { seedArticles } from './articles';

const slugs = seedArticles.map(({ slug }) => slug);
const categories = Object.keys(newsCategories).map((code) => Number(code) as NewsCategory);
const letters = (text: string) => [...text].length;
const wording = (html: string) => html.replace(/<[^>]+>/g, '').replace(/\s/g, '');

describe('the demo news', () => {
  it('names every article once', () => {
    expect(new Set(slugs).size).toBe(30);
    expect(slugs.every((slug) => /^[a-z]+(-[a-z]+)*$/.test(slug))).toBe(true);
  });

  it('publishes no two articles at the same hour', () => {
    const hours = seedArticles.map(({ hoursAgo }) => hoursAgo);
    expect(new Set(hours).size).toBe(seedArticles.length);
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...hours)).toBeLessThanOrEqual(200 * 24);
  });

  it.each(categories)('has at least four articles of category %d', (category) => {
    const found = seedArticles.filter((article) => article.category === category);
    expect(found.length).toBeGreaterThanOrEqual(4);
  });
});

describe.each(seedArticles)('the article $slug', ({ title, summary, html }) => {
  it('has a title and a summary that fit a card', () => {
    expect(letters(title)).toBeGreaterThanOrEqual(12);
    expect(letters(title)).toBeLessThanOrEqual(30);
    expect(letters(summary)).toBeGreaterThanOrEqual(50);
    expect(letters(summary)).toBeLessThanOrEqual(90);
  });

  it('has a text of its own between 350 and 900 letters', () => {
    expect(letters(wording(html))).toBeGreaterThanOrEqual(350);
    expect(letters(wording(html))).toBeLessThanOrEqual(900);
    expect(html).not.toContain(summary);
  });

  it('is plain structure: nothing that runs, styles, loads or leads away', () => {
    const tags = [...html.matchAll(/<\/?([a-z0-9]+)([^>]*)>/g)];
    const known = /^(p|h2|ul|ol|li|blockquote|strong|table|thead|tbody|tr|th|td)$/;
    expect(tags.filter(([, name = '']) => !known.test(name))).toEqual([]);
    expect(tags.filter(([, , attributes]) => attributes !== '')).toEqual([]);
  });

  it('closes what it opens', () => {
    const opened = html.match(/<[a-z0-9]+>/g) ?? [];
    const closed = html.match(/<\/[a-z0-9]+>/g) ?? [];
    expect(opened.map((tag) => tag.slice(1)).sort()).toEqual(
      closed.map((tag) => tag.slice(2)).sort(),
    );
  });

  it('sets full-width punctuation between Chinese words', () => {
    expect(wording(html)).not.toMatch(/\p{Script=Han}[,;:?!()]|[,;:?!()]\p{Script=Han}/u);
  });
});
