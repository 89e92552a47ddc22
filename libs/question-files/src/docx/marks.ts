import { htmlOf } from '../html/plain';

/** Letters that no text holds, for what is no letter: they pass through whatever reads lines. */
const styles = ['sub', 'sup', 'u', 'b', 'i'] as const;
export type Style = (typeof styles)[number];
const open = (style: Style) => String.fromCharCode(0xfdd0 + styles.indexOf(style) * 2);
const close = (style: Style) => String.fromCharCode(0xfdd1 + styles.indexOf(style) * 2);

export const styled = (text: string, style: Style) => `${open(style)}${text}${close(style)}`;

/** Things in the midst of words, such as a picture or a table, by their place in a list. */
export class Things {
  private readonly all: string[] = [];

  mark(html: string): string {
    this.all.push(html);
    return `\ufdde${this.all.length - 1}\ufddf`;
  }

  /** Words with marks as HTML. */
  toHtml = (text: string): string =>
    htmlOf(text)
      .replace(/[\ufdd0-\ufdd9]/g, (letter) => {
        const at = letter.charCodeAt(0) - 0xfdd0;
        return `<${at % 2 === 0 ? '' : '/'}${styles[Math.floor(at / 2)] ?? 'b'}>`;
      })
      .replace(/\ufdde(\d+)\ufddf/g, (_, at: string) => this.all[Number(at)] ?? '');
}
