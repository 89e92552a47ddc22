import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { escapeAttribute, escapeText } from '../html/letters';
import { isRich, plainOf } from '../html/plain';
import { isSpan, keyLine } from '../keyWords';
import { isPlainTruth, pairsOf } from '../letters';
import { pathOf } from '../categories';
import { notHeld } from '../notHeld';
import { numberContexts, tagsSaying } from '../said';
import type { FiledQuestion, WrittenFile } from '../shapes';
import { GAP, lostTexts } from '../texts';
import {
  fileNameOf,
  movePictures,
  optionWithPicture,
  type PictureBytes,
  stemWithPictures,
} from '../withPictures';
import { tidyText } from '../words/decode';
import { writeCloze } from './cloze';

const WHOLE = 100;
const words = (text: string) => `<text>${escapeText(tidyText(text))}</text>`;

class Writer {
  readonly lost: string[] = [];
  private readonly bytes: PictureBytes;

  constructor(bytes: PictureBytes) {
    this.bytes = bytes;
  }

  /** An element with HTML and its pictures as attached files. */
  html(name: string, html: string, said = ''): string {
    const files = new Map<string, Uint8Array>();
    const moved = movePictures(html, {
      bytes: this.bytes,
      move: (address) => {
        files.set(fileNameOf(address), this.bytes.get(address) ?? new Uint8Array());
        return `@@PLUGINFILE@@/${encodeURIComponent(fileNameOf(address))}`;
      },
      miss: (what) => this.lost.push(what),
    });
    const attached = [...files].map(
      ([file, content]) =>
        `<file name="${escapeAttribute(file)}" path="/" encoding="base64">${Buffer.from(content).toString('base64')}</file>`,
    );
    return `<${name}${said} format="html">${words(moved)}${attached.join('')}</${name}>`;
  }

  /** The type-specific part; null if Moodle has no such question type. */
  body(draft: QuestionDraft): { type: string; parts: string[]; stem?: string; said?: 2 } | null {
    const [right = []] = draft.key;
    const choices = (wrong: number) =>
      draft.options.map((option) => {
        const share = right.includes(option.key) ? WHOLE / right.length : wrong;
        return this.html('answer', optionWithPicture(option), ` fraction="${shareText(share)}"`);
      });
    switch (draft.type) {
      case questionTypeCodes.singleChoice:
        return { type: 'multichoice', parts: ['<single>true</single>', ...choices(0)] };
      case questionTypeCodes.trueFalse:
        return isPlainTruth(draft)
          ? { type: 'truefalse', parts: truth(right[0] === 'A') }
          : {
              type: 'multichoice',
              parts: ['<single>true</single>', ...choices(0)],
              said: questionTypeCodes.trueFalse,
            };
      case questionTypeCodes.multipleChoice:
        return { type: 'multichoice', parts: ['<single>false</single>', ...choices(-WHOLE)] };
      case questionTypeCodes.blanks:
        return this.gaps(draft, right);
      case questionTypeCodes.shortAnswer:
        return {
          type: 'essay',
          parts:
            draft.key.length > 0
              ? [this.html('graderinfo', escapeText(`关键词：${keyLine(draft.key)}`))]
              : [],
        };
      case questionTypeCodes.ordering:
        return {
          type: 'ordering',
          parts: draft.key.map(([key]) => {
            const option = draft.options.find((one) => one.key === key);
            return this.html('answer', option ? optionWithPicture(option) : '', ' fraction="1"');
          }),
        };
      case questionTypeCodes.matching:
        return { type: 'matching', parts: this.pairs(draft) };
      default:
        return null;
    }
  }

  private gaps(draft: QuestionDraft, right: readonly string[]) {
    if (draft.prompts.some((prompt) => prompt !== '')) this.lost.push(lostTexts.prompts);
    if (draft.key.flat().some(isSpan)) this.lost.push(lostTexts.range);
    const stem = writeCloze(draft.stem, draft.key);
    if (stem !== null) return { type: 'cloze', parts: [], stem };
    if (draft.prompts.length !== 1 || draft.stem.includes(GAP)) return null;
    const forms = right.map(
      (form) => `<answer fraction="100">${words(form.replaceAll('*', '\\*'))}</answer>`,
    );
    return { type: 'shortanswer', parts: forms };
  }

  private pairs(draft: QuestionDraft) {
    if (draft.options.some(({ text, picture }) => isRich(text) || picture !== null))
      this.lost.push(lostTexts.rich);
    if (draft.key.some((part) => part.length > 1)) this.lost.push(lostTexts.answersMany);
    return pairsOf(draft).map(({ prompt, option }) =>
      this.html('subquestion', prompt).replace(
        '</subquestion>',
        () =>
          `<answer>${words(isRich(option) ? escapeText(plainOf(option)) : option)}</answer></subquestion>`,
      ),
    );
  }
}

const shareText = (share: number) => share.toFixed(5).replace(/\.?0+$/, '');
const truth = (isTrue: boolean) =>
  [true, false].map(
    (is) => `<answer fraction="${is === isTrue ? WHOLE : 0}">${words(String(is))}</answer>`,
  );

export function writeMoodle(
  questions: readonly FiledQuestion[],
  pictures: PictureBytes = new Map(),
): WrittenFile {
  const lost: WrittenFile['lost'] = [];
  const parts: string[] = [];
  const contexts = numberContexts(questions);
  let chapter = pathOf([]);
  questions.forEach((question, at) => {
    const { draft } = question;
    const writer = new Writer(pictures);
    const body = writer.body(draft);
    if (!body) return void lost.push(notHeld(at, draft.type));
    const path = pathOf(question.chapter);
    if (path !== chapter) {
      parts.push(`<question type="category"><category>${words(path)}</category></question>`);
    }
    chapter = path;
    const { context, isFirst } = contexts[at] ?? { context: null, isFirst: false };
    if (isFirst) {
      const tag = `<tags><tag>${words(`共用题干:${context}`)}</tag></tags>`;
      parts.push(
        `<question type="description">${writer.html('questiontext', draft.context)}${tag}</question>`,
      );
    }
    const tags = tagsSaying(draft, context, body.said).map((tag) => `<tag>${words(tag)}</tag>`);
    const stem = stemWithPictures({ ...draft, stem: body.stem ?? draft.stem });
    parts.push(
      `<question type="${body.type}"><name>${words(String(at + 1))}</name>` +
        writer.html('questiontext', stem) +
        (draft.analysis === '' ? '' : writer.html('generalfeedback', draft.analysis)) +
        `${body.parts.join('')}<tags>${tags.join('')}</tags></question>`,
    );
    lost.push(...writer.lost.map((what) => ({ at, what })));
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('\n')}\n</quiz>\n`;
  return { bytes: Buffer.from(xml), lost };
}
