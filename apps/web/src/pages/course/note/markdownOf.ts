import type { OwnNote } from '@cheese/domain/contract/learning/courseNote';

const marks: Partial<Record<string, string>> = {
  B: '**',
  STRONG: '**',
  I: '*',
  EM: '*',
  CODE: '`',
};

/** Full address, because the exported file is read outside of the site. */
const pictureAt = (address: string) =>
  address.startsWith('/') ? location.origin + address : address;

function inline(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element)) return '';
  if (node.tagName === 'BR') return '\n';
  if (node.tagName === 'IMG') {
    return `![${node.getAttribute('alt') ?? ''}](${pictureAt(node.getAttribute('src') ?? '')})`;
  }
  const words = [...node.childNodes].map(inline).join('');
  const mark = marks[node.tagName] ?? '';
  if (node.tagName === 'LI') return `${words}\n`;
  if (node.tagName === 'P') return `${words}\n\n`;
  return words.trim() === '' ? words : `${mark}${words}${mark}`;
}

function block(node: Node): string {
  if (!(node instanceof Element)) return inline(node);
  const items = [...node.children];
  if (node.tagName === 'UL') return `\n${items.map((item) => `- ${inline(item)}`).join('')}\n`;
  if (node.tagName === 'OL') {
    return `\n${items.map((item, at) => `${at + 1}. ${inline(item)}`).join('')}\n`;
  }
  // Headings inside a note go below the heading of its place.
  if (/^H[2-4]$/.test(node.tagName)) return `\n### ${inline(node)}\n\n`;
  if (node.tagName === 'BLOCKQUOTE')
    return `\n> ${inline(node).trim().replaceAll('\n', '\n> ')}\n\n`;
  return inline(node);
}

/** Converts a note to Markdown; DOMParser runs no scripts. */
export function noteMarkdown(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const text = [...body.childNodes].map(block).join('');
  return text.replace(/\n{3,}/g, '\n\n').trim();
}

interface Described extends Pick<OwnNote, 'courseName' | 'courseware' | 'html'> {
  /** Place in the item; empty without one. */
  place: string;
}

/** Joins the notes, each under a heading with its place. */
export const markdownOf = (notes: readonly Described[]) =>
  notes
    .map(({ courseName, courseware, place, html }) => {
      const where = [courseName, courseware?.title ?? '', place].filter((part) => part !== '');
      return `## ${where.join(' · ')}\n\n${noteMarkdown(html)}\n`;
    })
    .join('\n');
