import { allOf, childOf, type Element, wordsOf } from '../xml/elements';

/** The type stated by Canvas or Blackboard; '' if the file has none. */
export function kindOf(item: Element): string {
  const data = childOf(item, 'itemmetadata');
  const [blackboard] = allOf(data, 'bbmd_questiontype');
  if (blackboard) return wordsOf(blackboard).trim();
  const said = allOf(data, 'qtimetadatafield').find(
    (one) => wordsOf(childOf(one, 'fieldlabel')).trim() === 'question_type',
  );
  return wordsOf(childOf(said, 'fieldentry')).trim();
}

/** Types whose answers are calculated each time, or are not text. */
const unknown: [RegExp, string][] = [
  [/^calculated(?:_question)?$/i, '公式计算题'],
  [/^hot ?spot$/i, '热点题'],
  [/^file[_ ]upload(?:_question)?$/i, '上传文件题'],
  [/^text_only_question$/i, '纯文字'],
  [/^opinion scale$/i, '意见量表'],
  [/^quiz bowl$/i, '抢答题'],
];

/** The name of an unsupported type; null if the type may be supported. */
export const unknownKind = (kind: string): string | null =>
  unknown.find(([sign]) => sign.test(kind))?.[1] ?? null;

export const isEssay = (kind: string) => /^(?:essay(?:_question)?|short response)$/i.test(kind);
export const isBlank = (kind: string) =>
  /^(?:fill in the blank(?: plus)?|numeric|numerical_question|short_answer_question)$/i.test(kind);

/** A drop-down list within a text. */
export const isMenu = (kind: string) =>
  /^(?:multiple_dropdowns_question|jumbled sentence)$/i.test(kind);

const OF_BLANKS = /^(?:fill_in_multiple_blanks_question|fill in the blank plus)$/i;
export const isOfBlanks = (kind: string, flow: readonly Element[]) =>
  isMenu(kind) ? flow.length > 0 : OF_BLANKS.test(kind) && flow.length > 0;
