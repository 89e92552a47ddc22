import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { htmlOf } from '../html/plain';
import { isSpan } from '../keyWords';
import { isPlainTruth, pairsOf } from '../letters';
import { pathOf } from '../categories';
import { notHeld } from '../notHeld';
import { numberContexts, tagsSaying } from '../said';
import type { FiledQuestion, WrittenFile } from '../shapes';
import { lostTexts } from '../texts';
import { escapeGift } from './marks';
import { lostMedia } from '../withPictures';

type GiftQuestion = Pick<QuestionDraft, 'key' | 'prompts' | 'options'> & QuestionDraft;

const WHOLE = 100;

/** A number of percent at the start would be read as a weight, so its sign is escaped as HTML. */
const withoutWeight = (html: string) => html.replace(/^(\s*-?[\d.]+)%/, '$1&#37;');

/** The first arrow separates a pair, so an arrow within a prompt is escaped as HTML. */
const withoutArrow = (html: string) => html.replaceAll('->', '-&gt;');

/** The part between the braces; null if GIFT has no such question type. */
function answersOf(draft: GiftQuestion): string | null {
  const [right = []] = draft.key;
  const escaped = (html: string) => escapeGift(withoutWeight(html));
  const share = (WHOLE / Math.max(1, right.length)).toFixed(5).replace(/\.?0+$/, '');
  const choices = (sign: (isRight: boolean) => string) =>
    draft.options.map(({ key, text }) => `\n${sign(right.includes(key))}${escaped(text)}`).join('');
  switch (draft.type) {
    case questionTypeCodes.singleChoice:
      return choices((isRight) => (isRight ? '=' : '~'));
    case questionTypeCodes.trueFalse:
      if (isPlainTruth(draft)) return right[0] === 'A' ? 'TRUE' : 'FALSE';
      return choices((isRight) => (isRight ? '=' : '~'));
    case questionTypeCodes.multipleChoice:
      return choices((isRight) => `~%${isRight ? share : `-${WHOLE}`}%`);
    case questionTypeCodes.blanks:
      if (draft.prompts.length !== 1) return null;
      return right.map((form) => `\n=${escaped(htmlOf(form))}`).join('');
    case questionTypeCodes.shortAnswer:
      return '';
    case questionTypeCodes.matching:
      return pairsOf(draft)
        .map(({ prompt, option }) => `\n=${escaped(withoutArrow(prompt))} -> ${escaped(option)}`)
        .join('');
    default:
      return null;
  }
}

function lostOf(draft: QuestionDraft): string[] {
  const lost: string[] = lostMedia(draft);
  if (draft.type === questionTypeCodes.shortAnswer && draft.key.length > 0)
    lost.push(lostTexts.key);
  if (draft.type === questionTypeCodes.blanks && draft.key.flat().some(isSpan))
    lost.push(lostTexts.range);
  if (draft.type === questionTypeCodes.blanks && draft.prompts.some((prompt) => prompt !== ''))
    lost.push(lostTexts.prompts);
  if (draft.type === questionTypeCodes.matching && draft.key.some((part) => part.length > 1))
    lost.push(lostTexts.answersMany);
  return lost;
}

const escapeTag = (tag: string) => tag.replace(/[\\\]]/g, '\\$&');

export function writeGift(questions: readonly FiledQuestion[]): WrittenFile {
  const lost: WrittenFile['lost'] = [];
  const blocks: string[] = [];
  const contexts = numberContexts(questions);
  let chapter = pathOf([]);
  questions.forEach((question, at) => {
    const { draft } = question;
    const answers = answersOf(draft);
    if (answers === null) {
      return void lost.push(notHeld(at, draft.type));
    }
    lost.push(...lostOf(draft).map((what) => ({ at, what })));
    const path = pathOf(question.chapter);
    if (path !== chapter) blocks.push(`$CATEGORY: ${path}`);
    chapter = path;
    const { context, isFirst } = contexts[at] ?? { context: null, isFirst: false };
    if (isFirst) blocks.push(`// [tag:共用题干:${context}]\n[html]${escapeGift(draft.context)}`);
    const tags = tagsSaying(
      draft,
      context,
      draft.type === questionTypeCodes.trueFalse && !isPlainTruth(draft)
        ? questionTypeCodes.trueFalse
        : undefined,
    );
    const remark = draft.analysis === '' ? '' : `\n####${escapeGift(draft.analysis)}`;
    blocks.push(
      `// ${tags.map((tag) => `[tag:${escapeTag(tag)}]`).join(' ')}\n` +
        `::${at + 1}::[html]${escapeGift(draft.stem)} {${answers}${remark}\n}`,
    );
  });
  return { bytes: Buffer.from(`${blocks.join('\n\n')}\n`), lost };
}
