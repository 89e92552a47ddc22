import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { isReversed } from '@cheese/domain/questions/blanks/accepted';
import { questionKinds } from '@cheese/domain/questions/kinds';
import { faultTexts as texts } from './texts';
import type { Fault } from './shapes';

const MOST_OPTIONS = 26;
const MOST_TAGS = 20;
const longest = {
  context: 10_000,
  stem: 10_000,
  analysis: 10_000,
  source: 200,
  group: 100,
} as const;

/** The faults of a question by field. */
export function faultsOf(draft: QuestionDraft): Fault[] {
  const faults = [...lengthFaults(draft), ...optionFaults(draft)];
  if (draft.stem === '' && draft.pictures.length === 0) {
    faults.push({ field: 'stem', message: texts.stemEmpty });
  }
  if (draft.tags.length > MOST_TAGS) {
    faults.push({ field: 'tags', message: texts.tagsMany(MOST_TAGS) });
  }
  const reversed =
    draft.type === questionTypeCodes.blanks ? draft.key.flat().find(isReversed) : undefined;
  if (reversed !== undefined) {
    return [...faults, { field: 'key', message: texts.spanReversed(reversed) }];
  }
  const isOpen = draft.key.length === 0 || draft.key.every((part) => part.length === 0);
  if (!questionKinds[draft.type].keyFits(draft.key, draft)) {
    faults.push({ field: 'key', message: isOpen ? texts.keyMissing : texts.keyWrong });
  }
  return faults;
}

/** The maximum length and number of a question's lists. */
const several = {
  options: { long: 3_000, many: Infinity },
  prompts: { long: 1_000, many: 40 },
  key: { long: 5_000, many: 40 },
  tags: { long: 30, many: Infinity },
  pictures: { long: 300, many: 10 },
} as const;

function lengthFaults(draft: QuestionDraft): Fault[] {
  const words: Record<keyof typeof several, readonly string[]> = {
    prompts: draft.prompts,
    tags: draft.tags,
    pictures: draft.pictures,
    options: draft.options.map(({ text }) => text),
    key: draft.key.flat(),
  };
  const fields = Object.keys(several) as (keyof typeof several)[];
  return [
    ...(Object.keys(longest) as (keyof typeof longest)[])
      .filter((field) => (draft[field] ?? '').length > longest[field])
      .map((field) => ({ field, message: texts.stemLong(longest[field]) })),
    ...fields
      .filter((field) => words[field].some((one) => one.length > several[field].long))
      .map((field) => ({ field, message: texts.tooLong(several[field].long) })),
    ...fields
      .filter((field) => words[field].length > several[field].many)
      .map((field) => ({ field, message: texts.tooMany(several[field].many) })),
  ];
}

const { singleChoice, multipleChoice } = questionTypeCodes;
const choices: readonly number[] = [singleChoice, multipleChoice];

function optionFaults({ type, options }: QuestionDraft): Fault[] {
  const said: string[] = [];
  if (choices.includes(type) && options.length < 2) said.push(texts.optionsFew);
  if (options.length > MOST_OPTIONS) said.push(texts.optionsMany(MOST_OPTIONS));
  const empty = options.find(({ text, picture }) => text === '' && picture === null);
  if (empty) said.push(texts.optionEmpty(empty.key));
  if (new Set(options.map(({ key }) => key)).size < options.length) said.push(texts.optionKeys);
  const first = new Map<string, string>();
  for (const { key, text, picture } of options) {
    const shown = `${text}\n${picture ?? ''}`;
    const same = first.get(shown);
    if (same !== undefined && text !== '') said.push(texts.optionsSame(`${same}、${key}`));
    first.set(shown, key);
  }
  return said.slice(0, 3).map((message) => ({ field: 'options', message }));
}
