import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import { htmlOfMarkdown } from '../html/markdown';
import { htmlOf, plainOf } from '../html/plain';
import { chapterOf } from '../categories';
import { Contexts, saidByTags } from '../said';
import { type FoundQuestion, MOST_QUESTIONS, type Reading } from '../shapes';
import { complaintTexts, GAP, lostTexts, placeTexts } from '../texts';
import { readAnswers } from './answers';
import { type Block, blocksOf } from './blocks';
import { hideEscapes, showEscapes } from './marks';

const BRACES = /[^\\]\{([^{}]*)\}/g;

const LABELLED =
  /^.{0,60}答案\s*[】\]]?\s*[:：]|^[ \t\u3000]{0,9}[【[]答案|^[ \t\u3000]{0,9}[AＡ][.．、]/mu;

/** Web pages and source code have braces too. */
const FOREIGN = /^\s*(?:[{<](?:\?xml|!doctype|html|head|body|script|svg)\b|[{[]\s*["{[\]}])/i;

/** Recognised by a title, a category, or braces with an answer. */
export function looksLikeGift(text: string): boolean {
  if (FOREIGN.test(text)) return false;
  if (/^[ \t]*(?:\$CATEGORY:|::)/m.test(text)) return true;
  // Formulas have braces too; a text with labelled answers and options is not GIFT.
  if (LABELLED.test(text)) return false;
  for (const [, inside = ''] of text.matchAll(BRACES)) {
    if (/^(?:[=~#]|(?:T|F|TRUE|FALSE)?(?:#|$))/.test(inside.trim())) return true;
  }
  return false;
}

/** The length of an excerpt that lets the author find an unreadable part. */
const SHOWN = 40;

export function readGift(text: string): Reading {
  const contexts = new Contexts();
  const questions: FoundQuestion[] = [];
  const complaints: string[] = [];
  let chapter: string[] = [];
  for (const block of blocksOf(text)) {
    if (questions.length > MOST_QUESTIONS) break;
    if (block.isApart) contexts.end();
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

const FORMAT = /^\s*\[(html|moodle|plain|markdown)\]/;

/** By the stated format; without one, HTML is assumed if there are tags. */
function toHtmlBy(format: string | undefined) {
  return (written: string): string => {
    const own = FORMAT.exec(written);
    const text = showEscapes(written.slice(own?.[0].length ?? 0)).trim();
    const kind = own?.[1] ?? format ?? 'moodle';
    if (kind === 'markdown') return htmlOfMarkdown(text);
    const isHtml = kind === 'html' || (kind === 'moodle' && /<\/?[a-z]+[^>]*>/i.test(text));
    return isHtml ? text : htmlOf(text);
  };
}

interface Around {
  contexts: Contexts;
  complaints: string[];
}

/** The format does not say which questions a description belongs to, so a teacher has to check. */
const describedBy = (html: string | undefined) =>
  html ? [lostTexts.described(plainOf(html).slice(0, SHOWN))] : [];

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
  const isSeveral = body.indexOf('{', body.indexOf('}')) > body.indexOf('}');
  if (open >= 0 && (close < open || isSeveral)) {
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
  const around = contexts.of(said.context);
  const remark = general.map(toHtml).filter((one) => one !== '');
  return {
    draft: {
      ...said.draft,
      ...around,
      ...draft,
      type:
        said.type === questionTypeCodes.trueFalse && draft.type === questionTypeCodes.singleChoice
          ? questionTypeCodes.trueFalse
          : draft.type,
      stem: toHtml(after ? `${before}${GAP}${after}` : before),
      analysis: [...remark, ...remarks].join('<br>'),
    },
    place,
    lost: [...lost, ...(said.context === null ? describedBy(around.context) : [])],
  };
}
