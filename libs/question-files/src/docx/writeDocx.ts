import {
  questionTypeCodes,
  questionDifficulties,
  questionTypes,
} from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { keyLine, tagLine } from '../keyWords';
import { isPlainTruth } from '../letters';
import { notHeld } from '../notHeld';
import type { FiledQuestion, WrittenFile } from '../shapes';
import { lostTexts, truth } from '../texts';
import { writeZip } from '../zip/write';
import { type Draw, Media } from './media';
import { heading, paragraphs } from './paragraphXml';
import { documentXml, frameFiles } from './frame';
import {
  lostSounds,
  optionWithPicture,
  type PictureBytes,
  stemWithPictures,
} from '../withPictures';

export interface Printing {
  title: string;
  /** False for learners. */
  withKey: boolean;
  pictures?: PictureBytes;
  /** Prints a complete paper, including the kinds that no import can read. */
  isPaper?: boolean;
}

/** In centimetres; the page's text is 17 wide. */
const WIDEST = { picture: 12, optionPicture: 6 };
const held = [1, 2, 3, 4, 5, 6];

function keyOf(draft: QuestionDraft): string {
  const [right = []] = draft.key;
  if (draft.type === questionTypeCodes.trueFalse && isPlainTruth(draft))
    return right[0] === 'A' ? truth.right : truth.wrong;
  if (draft.type <= questionTypeCodes.multipleChoice)
    return right.join(right.every((key) => key.length === 1) ? '' : '、');
  if (draft.type === questionTypeCodes.matching)
    return draft.key.map((part, at) => nth(at) + part.join('、')).join('；');
  // An area on a picture cannot be printed as text.
  if (draft.type >= questionTypeCodes.picture) return '';
  return draft.type === questionTypeCodes.ordering ? draft.key.flat().join('') : keyLine(draft.key);
}

const nth = (at: number) => `（${at + 1}）`;

/** A document of A4 pages, for reading, printing, and importing again. */
export function writeDocx(
  questions: readonly FiledQuestion[],
  { title, withKey, pictures = new Map(), isPaper = false }: Printing = {
    title: '',
    withKey: true,
  },
): WrittenFile {
  const lost: WrittenFile['lost'] = [];
  const body: string[] = title === '' ? [] : [heading(title, 'Title')];
  const media = new Media(pictures);
  const kept = questions.flatMap((question, at) => {
    const { type } = question.draft;
    if (isPaper || held.includes(type)) return [{ ...question, at }];
    lost.push(notHeld(at, type));
    return [];
  });
  let chapter: readonly string[] = [];
  kept.forEach((question, place) => {
    const what = new Set<string>();
    const miss = (name: string) => void what.add(name);
    const draw = media.drawer(WIDEST.picture, miss);
    const drawOption = media.drawer(WIDEST.optionPicture, miss);
    body.push(...headingsBetween(chapter, question.chapter));
    chapter = question.chapter;
    body.push(...contextOf(kept, place, draw));
    body.push(...questionXml(question.draft, { number: place + 1, withKey, draw, drawOption }));
    if (withKey && question.draft.type >= questionTypeCodes.picture) miss(lostTexts.areas);
    for (const one of [...what, ...lostOf(question.draft)])
      lost.push({ at: question.at, what: one });
  });
  lost.sort((one, other) => one.at - other.at);
  const files = frameFiles(media);
  files.set('word/document.xml', Buffer.from(documentXml(body.join(''))));
  return { bytes: writeZip(files), lost };
}

/**
 * The headings from the first that differs; the last one is repeated if only deeper chapters ended.
 */
function headingsBetween(before: readonly string[], chapter: readonly string[]): string[] {
  const same = chapter.findIndex((name, at) => name !== before[at]);
  const from =
    same >= 0 ? same : chapter.length < before.length ? chapter.length - 1 : chapter.length;
  return chapter
    .slice(Math.max(0, from))
    .map((name, at) => heading(name, `Heading${Math.max(0, from) + at + 1}`));
}

/** A case is printed before its first question, with the numbers of its questions. */
function contextOf(questions: readonly FiledQuestion[], at: number, draw: Draw): string[] {
  const own = questions[at]?.draft;
  if (!own || own.context === '') return [];
  const isSame = (one: FiledQuestion | undefined) =>
    one?.draft.context === own.context && one.draft.group === own.group;
  if (own.group !== null && isSame(questions[at - 1])) return [];
  let last = at;
  while (own.group !== null && isSame(questions[last + 1])) last += 1;
  const label = `（${at + 1}～${last + 1}题共用题干）`;
  return paragraphs(label, own.context, { style: 'together', draw });
}

interface Numbered {
  number: number;
  withKey: boolean;
  draw: Draw;
  drawOption: Draw;
}

function questionXml(draft: QuestionDraft, numbered: Numbered): string[] {
  const { number, withKey, draw, drawOption } = numbered;
  const isTruth = draft.type === questionTypeCodes.trueFalse && isPlainTruth(draft);
  const together = { style: 'together', draw } as const;
  const said: [string, string][] = [
    ['答案', keyOf(draft)],
    ['难度', questionDifficulties[draft.difficulty]],
    ['知识点', tagLine(draft.tags)],
    ['来源', draft.source],
  ];
  const lines = said.flatMap(([name, words]) =>
    words === '' ? [] : paragraphs(`【${name}】`, words.replace(/[&<>]/g, escapes), together),
  );
  const label = `${number}. 【${questionTypes[draft.type]}】`;
  return [
    ...paragraphs(label, stemWithPictures(draft), { style: 'question', draw }),
    ...(draft.type === questionTypeCodes.matching ? draft.prompts : []).flatMap((one, at) =>
      paragraphs(nth(at), one, { style: 'option', draw: drawOption }),
    ),
    ...(isTruth ? [] : draft.options).flatMap((one) =>
      paragraphs(`${one.key}. `, optionWithPicture(one), { style: 'option', draw: drawOption }),
    ),
    ...(withKey ? lines : []),
    ...(withKey && draft.analysis !== '' ? paragraphs('【解析】', draft.analysis, together) : []),
  ];
}

const escapes = (sign: string) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;');

function lostOf(draft: QuestionDraft): string[] {
  const html = [draft.stem, draft.context, draft.analysis, ...draft.options.map((one) => one.text)];
  return [
    ...lostSounds(draft),
    ...(html.some((one) => one.includes('<table')) ? [lostTexts.tables] : []),
    ...(draft.group !== null && draft.context === '' ? [lostTexts.group] : []),
  ];
}
