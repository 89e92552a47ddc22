import { known, nounFor, wholeFor } from './words/dictionary';
import { phrase, sideOf, sides } from './words/phrase';
import { segmentOfLiver, segmentOfLung } from './words/segments';

const cleaned = (name: string) =>
  name
    .toLowerCase()
    .replace(/,? nsn$/, '')
    .replace(/(\w)-(?=\w)/g, '$1')
    .replace(/oesoph/g, 'esoph')
    .replace(/coeliac/g, 'celiac')
    .replace(/\b(the|organ)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const single = (name: string) =>
  name
    .replace(/\barteries\b/, 'artery')
    .replace(/\bbranches\b/, 'branch')
    .replace(/\b(vein|nerve|muscle|ligament|lumbrical)s\b/, '$1')
    .replace(/\binterossei\b/, 'interosseous');

/** A median organ has right and left parts of its own: 肝右叶, but 右尺动脉腕背支. */
const isMedian =
  /\b(liver|thymus|heart|thyroid gland|prostate|larynx|pharynx|tongue|mouth|nose|brain|cerebellum|valve|aorta|proper|portal vein|biliary tree|pelvis|cage|vertebra|sacrum|penis|trunk)$/;

type Shape = readonly [RegExp, (first: string, second: string) => string | null];

const after = (name: string | null, word: string) => (name === null ? null : `${name}${word}`);

/** Patterns for groups, branches, subdivisions and parts of a structure; the first match counts. */
const shapes: readonly Shape[] = [
  [/^set of (.+)$/, (one) => after(said(single(one)), '（组）')],
  [/^branch of (.+) to (.+)$/, (one, other) => after(both(one, other), '支')],
  [/^branch of (.+)$/, (one) => after(said(one), '分支')],
  [/^phalanx of (.+)$/, (digit) => phalanxOf('', digit)],
  [/^(proximal|middle|distal) phalanx of (.+)$/, (part, digit) => phalanxOf(part, digit)],
  [/^content of (.+)$/, (one) => after(said(one), '内容物')],
  [/^subdivision of (.+ (?:artery|trunk|artery proper))$/, (one) => after(said(one), '各级分支')],
  [/^subdivision of (.+ vein)$/, (one) => after(said(one), '各级属支')],
  [/^(?:subdivision|zone|segment|region) of (.+)$/, (one) => after(said(one), '各部')],
  [/^(.+?) of (.+)$/, (part, holder) => partOf(part, holder)],
];

function both(one: string, other: string): string | null {
  const [first, second] = [
    said(one),
    sideOf(other) ? said(sideOf(other)?.plain ?? '') : said(other),
  ];
  return first === null || second === null ? null : `${first}${second}`;
}

const rows: Readonly<Record<string, string>> = { proximal: '近节', middle: '中节', distal: '远节' };

/** 环指中节指骨, 小趾近节趾骨. */
const phalanxOf = (part: string, digit: string) =>
  after(said(digit), `${rows[part] ?? ''}${/toe$/.test(digit) ? '趾骨' : '指骨'}`);

function partOf(part: string, holder: string): string | null {
  const sided = sideOf(part);
  const isSideOfWhole = sided !== null && sideOf(holder) === null && !isMedian.test(holder);
  if (isSideOfWhole) return said(`${sided.plain} of ${sided.side} ${holder}`);
  const [one, other] = [nounFor(part) ?? phrase(part), said(holder)];
  return one === null || other === null ? null : `${other}${one}`;
}

/** "deep artery of left thigh" is known as "deep artery of thigh"; the side goes in front. */
function sidedWhole(text: string): string | null {
  const sided = sideOf(text);
  const whole = sided && wholeFor(sided.plain);
  return sided && whole !== null ? `${sides[sided.side]}${whole}` : null;
}

function said(text: string): string | null {
  const whole = known(text) ?? segmentOfLung(text) ?? segmentOfLiver(text) ?? sidedWhole(text);
  if (whole !== null) return whole;
  for (const [how, name] of shapes) {
    const [, first, second = ''] = how.exec(text) ?? [];
    if (first !== undefined) return name(first, second);
  }
  return phrase(text);
}

/** Composes the Chinese name of an anatomical term from its words; null if a word is unknown. */
export function composeName(english: string): string | null {
  const text = cleaned(english);
  return text === '' || text.length > 200 ? null : said(text);
}
