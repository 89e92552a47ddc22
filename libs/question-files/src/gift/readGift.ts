import { htmlOf } from '../html/plain';
import { chapterOf } from '../categories';
import { Contexts, saidByTags } from '../said';
import { type FoundQuestion, MOST_QUESTIONS, type Reading } from '../shapes';
import { complaintTexts, GAP, placeTexts } from '../texts';
import { readAnswers } from './answers';
import { hideEscapes, showEscapes } from './marks';

const BRACES = /[^\\]\{([^{}]*)\}/g;

/** A title or a category tells it, and so do braces with an answer in them. */
export function looksLikeGift(text: string): boolean {
  if (/^[ \t]*(?:\$CATEGORY:|::)/m.test(text)) return true;
  for (const [, inside = ''] of text.matchAll(BRACES)) {
    if (/[=~#]/.test(inside) || /^(?:T|F|TRUE|FALSE)?$/.test(inside.trim())) return true;
  }
  return false;
}

/** As much of what was not understood as somebody needs to find it. */
const SHOWN = 40;

interface Block {
  text: string;
  tags: string[];
  line: number;
}

export function readGift(text: string): Reading {
  const contexts = new Contexts();
  const questions: FoundQuestion[] = [];
  const complaints: string[] = [];
  let chapter: string[] = [];
  for (const block of blocksOf(text)) {
    if (questions.length > MOST_QUESTIONS) break;
    const category = /^\s*\$CATEGORY:(.*)$/m.exec(block.text);
    if (category) {
      chapter = chapterOf(category[1] ?? '');
      contexts.end();
    }
    const words = block.text.replace(/^\s*\$CATEGORY:.*$/m, '').trim();
    const found =
      words === '' ? null : questionIn({ ...block, text: words }, { contexts, complaints });
    if (found) questions.push({ ...found, chapter });
  }
  complaints.push(...contexts.unused().map(complaintTexts.contextUnused));
  return { questions, complaints };
}

/** Blank lines stand between questions; remarks may name tags. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let block: Block | null = null;
  let tags: string[] = [];
  text.split('\n').forEach((line, at) => {
    if (line.trimStart().startsWith('//')) tags.push(...tagsIn(line));
    else if (line.trim() === '') block = null;
    else if (block) block.text += `\n${line}`;
    else {
      block = { text: line, tags, line: at + 1 };
      tags = [];
      blocks.push(block);
    }
  });
  return blocks;
}

const TAG = /\[tag:((?:\\.|[^\]\\]){0,200})\]/g;
const tagsIn = (line: string) =>
  [...line.matchAll(TAG)].map(([, tag = '']) => tag.replace(/\\(.)/g, '$1'));

const FORMAT = /^\s*\[(html|moodle|plain|markdown)\]/;

/** As the format says; unsaid, tags are meant where there are any. */
function toHtmlBy(format: string | undefined) {
  return (written: string): string => {
    const own = FORMAT.exec(written);
    const text = showEscapes(written.slice(own?.[0].length ?? 0)).trim();
    const kind = own?.[1] ?? format ?? 'moodle';
    const isHtml = kind === 'html' || (kind === 'moodle' && /<\/?[a-z]+[^>]*>/i.test(text));
    return isHtml ? text : htmlOf(text);
  };
}

interface Around {
  contexts: Contexts;
  complaints: string[];
}

function questionIn(
  { text, tags, line }: Block,
  { contexts, complaints }: Around,
): FoundQuestion | null {
  const hidden = hideEscapes(text);
  const [head = '', title = ''] = /^::((?:(?!::)[\s\S])*)::/.exec(hidden) ?? [];
  const body = hidden.slice(head.length).trim();
  const format = FORMAT.exec(body)?.[1];
  const toHtml = toHtmlBy(format);
  const [open, close] = [body.indexOf('{'), body.lastIndexOf('}')];
  const called = showEscapes(title).trim();
  const place = placeTexts.line(line) + (called ? `（${called}）` : '');
  const said = saidByTags(tags);
  if (open >= 0 && close < open) {
    complaints.push(complaintTexts.unread(place, showEscapes(body).slice(0, SHOWN)));
    return null;
  }
  if (open < 0) {
    contexts.describe(toHtml(body), { place, called: said.context });
    return null;
  }
  const [inside = '', ...general] = body.slice(open + 1, close).split('####');
  const { draft, remarks, lost } = readAnswers(inside, toHtml);
  const [before, after] = [body.slice(0, open).trim(), body.slice(close + 1).trim()];
  const remark = general.map(toHtml).filter((one) => one !== '');
  return {
    draft: {
      ...said.draft,
      ...contexts.of(said.context),
      ...draft,
      type: said.type === 2 && draft.type === 1 ? 2 : draft.type,
      stem: toHtml(after ? `${before}${GAP}${after}` : before),
      analysis: [...remark, ...remarks].join('<br>'),
    },
    place,
    lost,
  };
}
