import { htmlOf } from '../html/plain';

/**
 * Placeholder characters that occur in no text, for formatting: they pass through the line readers.
 */
const styles = ['sub', 'sup', 'u', 'b', 'i'] as const;
export type Style = (typeof styles)[number];
const open = (style: Style) => String.fromCharCode(0xfdd0 + styles.indexOf(style) * 2);
const close = (style: Style) => String.fromCharCode(0xfdd1 + styles.indexOf(style) * 2);

export const styled = (text: string, style: Style) => `${open(style)}${text}${close(style)}`;

/** Objects within the text, such as pictures or tables, by their index in a list. */
export class Things {
  private readonly all: string[] = [];

  mark(html: string): string {
    this.all.push(html);
    return `\ufdde${this.all.length - 1}\ufddf`;
  }

  /** Converts text with placeholders to HTML. */
  toHtml = (text: string): string =>
    htmlOf(text)
      .replace(/[\ufdd0-\ufdd9]/g, (letter) => {
        const at = letter.charCodeAt(0) - 0xfdd0;
        return `<${at % 2 === 0 ? '' : '/'}${styles[Math.floor(at / 2)] ?? 'b'}>`;
      })
      .replace(/\ufdde(\d+)\ufddf/g, (_, at: string) => this.all[Number(at)] ?? '');
}
