import { questionDifficulties, questionTypes } from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { keyLine, listLine } from '../keyWords';
import { isPlainTruth } from '../letters';
import type { FiledQuestion, WrittenFile } from '../shapes';
import { lostTexts, truth } from '../texts';
import { writeZip } from '../zip/write';
import { heading, paragraphs } from './paragraphXml';
import { documentXml, frameFiles } from './frame';

export interface Printing {
  title: string;
  /** For learners it comes without. */
  withKey: boolean;
}

const held = [1, 2, 3, 4, 5, 6];

function keyOf(draft: QuestionDraft): string {
  const [right = []] = draft.key;
  if (draft.type === 2 && isPlainTruth(draft)) return right[0] === 'A' ? truth.right : truth.wrong;
  if (draft.type <= 3) return right.join(right.every((key) => key.length === 1) ? '' : '、');
  return draft.type === 6 ? draft.key.flat().join('') : keyLine(draft.key);
}

/** A document of A4 pages: to be read, to be printed, and to be imported again. */
export function writeDocx(
  questions: readonly FiledQuestion[],
  { title, withKey }: Printing = { title: '', withKey: true },
): WrittenFile {
  const lost: WrittenFile['lost'] = [];
  const body: string[] = title === '' ? [] : [heading(title, 'Title')];
  const kept = questions.flatMap((question, at) => {
    const { type } = question.draft;
    if (!held.includes(type)) lost.push({ at, what: lostTexts.kindNotHeld(questionTypes[type]) });
    else lost.push(...lostOf(question.draft).map((what) => ({ at, what })));
    return held.includes(type) ? [question] : [];
  });
  let chapter: readonly string[] = [];
  kept.forEach((question, at) => {
    body.push(...headingsBetween(chapter, question.chapter));
    chapter = question.chapter;
    body.push(...contextOf(kept, at), ...questionXml(question.draft, { number: at + 1, withKey }));
  });
  const files = new Map<string, Uint8Array>([
    ...frameFiles,
    ['word/document.xml', Buffer.from(documentXml(body.join('')))],
  ]);
  return { bytes: writeZip(files), lost };
}

/** From the first that differs on; the last one again where only deeper ones ended. */
function headingsBetween(before: readonly string[], chapter: readonly string[]): string[] {
  const same = chapter.findIndex((name, at) => name !== before[at]);
  const from =
    same >= 0 ? same : chapter.length < before.length ? chapter.length - 1 : chapter.length;
  return chapter
    .slice(Math.max(0, from))
    .map((name, at) => heading(name, `Heading${Math.max(0, from) + at + 1}`));
}

/** A case stands before the first of its questions, with the numbers that it is of. */
function contextOf(questions: readonly FiledQuestion[], at: number): string[] {
  const own = questions[at]?.draft;
  if (!own || own.context === '') return [];
  const isSame = (one: FiledQuestion | undefined) =>
    one?.draft.context === own.context && one.draft.group === own.group;
  if (own.group !== null && isSame(questions[at - 1])) return [];
  let last = at;
  while (own.group !== null && isSame(questions[last + 1])) last += 1;
  return paragraphs(`（${at + 1}～${last + 1}题共用题干）`, own.context, 'together');
}

interface Numbered {
  number: number;
  withKey: boolean;
}

function questionXml(draft: QuestionDraft, { number, withKey }: Numbered): string[] {
  const isTruth = draft.type === 2 && isPlainTruth(draft);
  const said: [string, string][] = [
    ['答案', keyOf(draft)],
    ['难度', questionDifficulties[draft.difficulty]],
    ['知识点', listLine(draft.tags)],
    ['来源', draft.source],
  ];
  const lines = said.flatMap(([name, words]) =>
    words === '' ? [] : paragraphs(`【${name}】`, words.replace(/[&<>]/g, escapes), 'together'),
  );
  return [
    ...paragraphs(`${number}. 【${questionTypes[draft.type]}】`, draft.stem, 'question'),
    ...(isTruth
      ? []
      : draft.options.flatMap((one) => paragraphs(`${one.key}. `, one.text, 'option'))),
    ...(withKey ? lines : []),
    ...(withKey && draft.analysis !== '' ? paragraphs('【解析】', draft.analysis, 'together') : []),
  ];
}

const escapes = (sign: string) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;');

function lostOf(draft: QuestionDraft): string[] {
  const html = [draft.stem, draft.context, draft.analysis, ...draft.options.map((one) => one.text)];
  const pictures = [...draft.pictures, ...draft.options.flatMap((one) => one.picture ?? [])];
  return [
    ...(pictures.length > 0 || html.some((one) => one.includes('<img'))
      ? [lostTexts.pictures]
      : []),
    ...(html.some((one) => one.includes('<table')) ? [lostTexts.tables] : []),
    ...(draft.group !== null && draft.context === '' ? [lostTexts.group] : []),
  ];
}
