import type { Pictures } from '../pictures';
import { unreadable } from '../refusal';
import type { Reading } from '../shapes';
import { readSheet } from '../sheet/readSheet';
import { isQuestionSheet, matchColumns } from '../sheet/columns';
import { isKeyTable, keysOfTable } from '../text/keyTable';
import type { Line } from '../text/lines';
import { readLines } from '../text/readLines';
import { complaintTexts, placeTexts } from '../texts';
import { decodeText } from '../words/decode';
import { allOf, childOf, eachElement, type Element, rootOf } from '../xml/elements';
import type { Archive } from '../zip/read';
import { Things } from './marks';
import { Numbering } from './numbering';
import { cellsOf, type Context, tableHtml, wordsOfParagraph } from './paragraphs';

const DOCUMENT = 'word/document.xml';
export const looksLikeDocx = (archive: Archive | null) => archive?.has(DOCUMENT) === true;

const textOf = (archive: Archive, name: string) => {
  const content = archive.open(name);
  return content === null ? null : decodeText(content);
};

export function readDocx(archive: Archive, pictures: Pictures): Reading {
  const reader = new DocxReader(archive, pictures);
  // Paragraphs within a table come with the table.
  eachElement(textOf(archive, DOCUMENT) ?? unreadable(), ['p', 'tbl'], (element) =>
    element.name === 'p' ? reader.paragraph(element) : reader.table(element),
  );
  return reader.end();
}

class DocxReader {
  private readonly things = new Things();
  private readonly lines: Line[] = [];
  private readonly tables: Reading[] = [];
  private readonly numbering: Numbering;
  private readonly headings: Map<string, number>;
  private readonly titles: ReadonlySet<string>;
  private readonly context: Context;
  private count = 0;

  constructor(archive: Archive, pictures: Pictures) {
    this.numbering = new Numbering(textOf(archive, 'word/numbering.xml'));
    const styles = textOf(archive, 'word/styles.xml');
    this.headings = headingsOf(styles);
    this.titles = titlesOf(styles);
    const targets = relationsOf(textOf(archive, 'word/_rels/document.xml.rels'));
    this.context = {
      things: this.things,
      lost: new Set(),
      pictureOf: (relation) => {
        const name = targets.get(relation);
        return name === undefined ? null : pictures.add(name, () => archive.open(name));
      },
    };
  }

  paragraph(paragraph: Element) {
    this.count += 1;
    const properties = childOf(paragraph, 'pPr');
    const words = wordsOfParagraph(paragraph, this.context);
    const label = this.numbering.next(properties);
    const style = childOf(properties, 'pStyle')?.attributes['val'] ?? '';
    // The document's title is neither a question nor a chapter.
    if (this.titles.has(style)) return;
    const level = this.headings.get(style);
    const [first = '', ...further] = `${label} ${words}`.trim().split('\n');
    const place = placeTexts.paragraph(this.count);
    const isHeading = level !== undefined && words.trim() !== '' && words.length <= 80;
    this.lines.push({ text: first, place, ...(isHeading && { level }) });
    for (const text of further) this.lines.push({ text, place });
  }

  /** A table of questions, or one within a question. */
  table(table: Element) {
    this.count += 1;
    const cells = cellsOf(table, this.context);
    const place = placeTexts.paragraph(this.count);
    if (isQuestionSheet(matchColumns(cells[0] ?? []))) {
      const rows = cells.map((row) => row.map((text) => ({ text: this.cell(text) })));
      const { questions, complaints = [] } = readSheet(rows);
      const named = questions.map((one) => ({ ...one, place: `${place}，${one.place}` }));
      this.tables.push({ questions: named, complaints });
    } else if (isKeyTable(cells)) {
      this.lines.push({ text: placeTexts.table, place, table: { keys: keysOfTable(cells) } });
    } else if (cells.every((row) => row.length <= 1)) {
      for (const text of cells.flat().flatMap((cell) => cell.split('\n')))
        this.lines.push({ text, place });
    } else this.drawnTable(tableHtml(cells, this.things.toHtml), place);
  }

  private drawnTable(html: string, place: string) {
    this.lines.push({ text: this.things.mark(html), place, isTable: true });
  }

  /** Plain text stays text; with formatting it becomes HTML. */
  private cell(text: string) {
    return /[\ufdd0-\ufddf]/.test(text) ? this.things.toHtml(text) : text;
  }

  end(): Reading {
    const hasLines = this.tables.length === 0 || this.lines.some(({ text }) => /^\s*\d/.test(text));
    const read = hasLines ? readLines(this.lines, this.things.toHtml) : { questions: [] };
    const all = [read, ...this.tables];
    return {
      questions: all.flatMap(({ questions }) => questions),
      complaints: [
        ...all.flatMap(({ complaints = [] }) => complaints),
        ...[...this.context.lost].map(complaintTexts.somewhere),
      ],
    };
  }
}

function relationsOf(xml: string | null): Map<string, string> {
  const root = xml === null ? null : rootOf(xml);
  return new Map(
    allOf(root ?? undefined, 'Relationship')
      .filter(({ attributes }) => attributes['TargetMode'] !== 'External')
      .map(({ attributes: { Id = '', Target = '' } }) => [
        Id,
        Target.startsWith('/') ? Target.slice(1) : `word/${Target}`,
      ]),
  );
}

const titlesOf = (xml: string | null) =>
  new Set(
    allOf((xml === null ? null : rootOf(xml)) ?? undefined, 'style').flatMap((style) =>
      /^(?:title|标题)$/i.test(childOf(style, 'name')?.attributes['val'] ?? '')
        ? [style.attributes['styleId'] ?? '']
        : [],
    ),
  );

/** The heading styles with their depth: names differ between languages, outline levels do not. */
function headingsOf(xml: string | null): Map<string, number> {
  const root = xml === null ? null : rootOf(xml);
  return new Map(
    allOf(root ?? undefined, 'style').flatMap((style) => {
      const [outline] = allOf(style, 'outlineLvl');
      const [, said] =
        /^heading (\d)$/i.exec(childOf(style, 'name')?.attributes['val'] ?? '') ?? [];
      const level = outline ? Number(outline.attributes['val']) : Number(said ?? 0) - 1;
      return level >= 0 && level < 9 ? [[style.attributes['styleId'] ?? '', level] as const] : [];
    }),
  );
}
