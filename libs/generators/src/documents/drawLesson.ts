import { escaped } from '../films/parts/pens';
import { drawFigure } from './drawFigure';
import { type Block, type Lesson, type Page, pageHeight, pageWidth } from './page';

const style = `
@page { size: ${pageWidth}px ${pageHeight}px; margin: 0 }
* { box-sizing: border-box; margin: 0; padding: 0 }
body { font: 27px/1.55 'Noto Sans CJK SC', sans-serif; color: #1c2740; background: #fff }
.page { width: ${pageWidth}px; height: ${pageHeight}px; padding: 56px 80px 40px; display: flex; flex-direction: column; overflow: hidden; break-after: page; border-top: 8px solid #ff9514 }
h1 { font-size: 46px; line-height: 1.3; padding-left: 24px; border-left: 9px solid #ff9514; margin-bottom: 26px }
.columns { flex: 1; display: flex; gap: 56px; min-height: 0 }
.column { flex: 1 1 0; min-width: 0; min-height: 0; display: flex; flex-direction: column; gap: 22px; overflow: hidden }
h2 { font-size: 1.1em; color: #a85400; margin-bottom: 6px }
ul { list-style: none }
li { padding-left: 30px; position: relative; margin-bottom: 7px }
ul > li::before { content: ''; position: absolute; left: 4px; top: .57em; width: 11px; height: 11px; border-radius: 6px; background: #ff9514 }
.key { background: #fff2de; border-left: 7px solid #ff9514; padding: 16px 24px; border-radius: 8px; font-weight: 600 }
table { border-collapse: collapse; width: 100%; font-size: .94em; line-height: 1.45 }
th { text-align: left; background: #eef2f9; padding: 10px 16px; border-bottom: 2px solid #c6d1e4 }
td { padding: 10px 16px; border-bottom: 1px solid #dfe5ef; vertical-align: top }
td:first-child { font-weight: 600 }
.short td:first-child { white-space: nowrap }
figure { flex: 1 1 0; min-height: 200px; display: flex; flex-direction: column; align-items: center }
figure svg { flex: 1 1 0; min-height: 0; width: 100% }
figcaption { font-size: 22px; color: #56627a; text-align: center; margin-top: 6px }
footer { display: flex; justify-content: space-between; font-size: 20px; color: #6c7890; padding-top: 16px }
.first { justify-content: center; background: #f6f8fc }
.first h1 { font-size: 76px; margin-bottom: 18px }
.first .under { font-size: 34px; color: #56627a; padding-left: 33px; margin-bottom: 56px }
.first ol { columns: 2; padding-left: 66px; font-size: 30px; line-height: 2 }
`;

const cells = (name: 'th' | 'td', row: readonly string[]) =>
  `<tr>${row.map((cell) => `<${name}>${escaped(cell)}</${name}>`).join('')}</tr>`;

/** Names of a few characters fit on one line. */
const isShort = (rows: readonly (readonly string[])[]) =>
  rows.every(([name = '']) => name.length <= 7);

function drawBlock(block: Block): string {
  switch (block.kind) {
    case 'points': {
      const title = block.title ? `<h2>${escaped(block.title)}</h2>` : '';
      const items = block.points.map((one) => `<li>${escaped(one)}</li>`).join('');
      return `<div>${title}<ul>${items}</ul></div>`;
    }
    case 'text':
      return `<p>${escaped(block.text)}</p>`;
    case 'key':
      return `<p class="key">${escaped(block.text)}</p>`;
    case 'table':
      return `<table${isShort(block.rows) ? ' class="short"' : ''}>${cells('th', block.head)}${block.rows.map((row) => cells('td', row)).join('')}</table>`;
    case 'figure':
      return `<figure>${drawFigure(block.figure)}<figcaption>${escaped(block.caption)}</figcaption></figure>`;
  }
}

const column = (blocks: readonly Block[]) =>
  `<div class="column">${blocks.map(drawBlock).join('')}</div>`;

const foot = (lesson: Lesson, at: number) =>
  `<footer><span>${escaped(lesson.title)}</span><span>${at + 1} / ${lesson.pages.length + 1}</span></footer>`;

const drawPage = (lesson: Lesson, page: Page, at: number) =>
  `<section class="page"><h1>${escaped(page.title)}</h1><div class="columns">` +
  `${column(page.left)}${page.right ? column(page.right) : ''}</div>${foot(lesson, at)}</section>`;

const firstPage = ({ title, under, pages }: Lesson) =>
  `<section class="page first"><h1>${escaped(title)}</h1><p class="under">${escaped(under)}</p>` +
  `<ol>${pages.map((page) => `<li style="list-style:decimal;padding-left:6px">${escaped(page.title)}</li>`).join('')}</ol></section>`;

/** A lesson as HTML, a section for each page; the first one names the others. */
export const drawLesson = (lesson: Lesson): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>${escaped(lesson.title)}</title>` +
  `<style>${style}</style></head><body>${firstPage(lesson)}` +
  `${lesson.pages.map((page, at) => drawPage(lesson, page, at + 1)).join('')}</body></html>`;
