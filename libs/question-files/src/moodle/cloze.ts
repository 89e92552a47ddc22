import { htmlOf, plainOf } from '../html/plain';
import { GAP, lostTexts } from '../texts';

const GROUP = /\{\d*:([A-Z_]+):((?:\\[\s\S]|[^\\}]){0,1000})\}/g;
const ANSWER = /^(?:=|%(-?[\d.]+)%)?([\s\S]*)$/;
const typed = /^(?:SHORTANSWER|SA|MW|SHORTANSWER_C|SAC|MWC)$/;
const numbers = /^(?:NUMERICAL|NM)$/;
const MOST_SHARE = 99;

/** Parses the gaps of Moodle's cloze syntax with their accepted answers. */
export function readCloze(html: string) {
  const key: string[][] = [];
  const lost: string[] = [];
  const stem = html.replace(GROUP, (_, kind: string, inside: string) => {
    if (!typed.test(kind) && !numbers.test(kind)) lost.push(lostTexts.menu);
    key.push(formsIn(inside, { isNumber: numbers.test(kind), lost }));
    return GAP;
  });
  return { stem, key, lost };
}

function formsIn(inside: string, { isNumber, lost }: { isNumber: boolean; lost: string[] }) {
  const answers = inside
    .split(/(?<!(?<!\\)(?:\\\\)*\\)~/)
    .map((written) => {
      const [, share, rest = ''] = ANSWER.exec(written.trim()) ?? [];
      const isWhole = written.trim().startsWith('=') || Number(share ?? 0) >= MOST_SHARE;
      const [text = ''] = rest.split(/(?<!(?<!\\)(?:\\\\)*\\)#/);
      if (Number(share ?? 0) > 0 && !isWhole) lost.push(lostTexts.someOfMany);
      return { isWhole, text: plainOf(text.replace(/\\([\s\S])/g, '$1')).trim() };
    })
    .filter(({ isWhole }) => isWhole);
  return answers.map(({ text }) => (isNumber ? text.replace(/:0*$/, '').replace(':', '±') : text));
}

const escaped = (form: string) => htmlOf(form).replace(/[}#~\\/"]/g, '\\$&');

/** The stem with the key written into its gaps; null if gaps and key do not match. */
export function writeCloze(stem: string, key: readonly (readonly string[])[]): string | null {
  const parts = stem.split(GAP);
  if (parts.length !== key.length + 1) return null;
  return parts
    .map((part, at) => {
      const forms = key[at];
      return forms
        ? `${part}{1:SHORTANSWER:${forms.map((one) => `=${escaped(one)}`).join('~')}}`
        : part;
    })
    .join('');
}
