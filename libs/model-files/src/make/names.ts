import { LONGEST_NAME } from '../limits';
import { noteTexts } from '../texts';

/** Characters removed from names: control, directional and unassigned ones. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Surrogate}\p{Zl}\p{Zp}]+/gu;
const CHINESE = /\p{Script=Han}/u;

const decoded = (code: string, bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(code, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Repairs UTF-8 that an old program decoded as Latin-1: "å¿ƒè„" for 心脏. */
function repairedName(name: string): string | null {
  // eslint-disable-next-line no-control-regex -- the letters of one byte are what is asked for
  if (!/[\x80-\xff]{2}/.test(name) || /[^\x00-\xff]/.test(name)) return null;
  const bytes = Buffer.from(name, 'latin1');
  const utf8 = decoded('utf-8', bytes);
  if (utf8 !== null) return utf8;

  const isPaired = (name.match(/[\x80-\xff]+/g) ?? []).every(({ length }) => length % 2 === 0);
  const chinese = isPaired ? decoded('gb18030', bytes) : null;
  return chinese !== null && CHINESE.test(chinese) ? chinese : null;
}

/** Cleans names and counts the corrections. */
export class Names {
  private readonly counts = { repaired: 0, garbled: 0, cut: 0, alike: 0, unnamed: 0 };
  private readonly taken = new Set<string>();
  private readonly nth = new Map<string, number>();

  /** Removes invisible characters and limits the length. */
  clean(written: string): string {
    const repaired = repairedName(written.slice(0, 4 * LONGEST_NAME));
    if (repaired !== null) this.counts.repaired += 1;
    const name = (repaired ?? written).slice(0, 4 * LONGEST_NAME);
    if (name.includes('\ufffd')) this.counts.garbled += 1;
    const seen = name
      .replace(UNSEEN, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[~ ]+| +$/g, '');
    const short = Array.from(seen).slice(0, LONGEST_NAME).join('').trim();
    if (UNSEEN.test(name) || short.length < seen.length) this.counts.cut += 1;
    UNSEEN.lastIndex = 0;
    return short;
  }

  nextUnnamed(): string {
    this.counts.unnamed += 1;
    return `部件 ${this.counts.unnamed}`;
  }

  /** A unique name: the name itself, or with a number appended. */
  keyOf(name: string): string {
    if (!this.taken.has(name)) {
      this.taken.add(name);
      return name;
    }
    this.counts.alike += 1;
    let nth = this.nth.get(name) ?? 2;
    while (this.taken.has(`${name} (${nth})`)) nth += 1;
    this.nth.set(name, nth + 1);
    this.taken.add(`${name} (${nth})`);
    return `${name} (${nth})`;
  }

  notes(): string[] {
    const { repaired, garbled, cut, alike, unnamed } = this.counts;
    const said: [number, (many: number) => string][] = [
      [repaired, noteTexts.repaired],
      [garbled, noteTexts.garbled],
      [cut, noteTexts.namesCut],
      [alike, noteTexts.namedAlike],
      [unnamed, noteTexts.unnamed],
    ];
    return said.flatMap(([many, words]) => (many > 0 ? [words(many)] : []));
  }
}
