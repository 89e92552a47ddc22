import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { plainOf } from '../html/plain';
import { keyIn } from '../keyWords';
import { letterAt, optionsOf } from '../letters';
import { GAP, lostTexts } from '../texts';
import { truthIn } from '../wording/kindWords';
import { allOf, childOf, childrenOf, type Element, wordsOf } from '../xml/elements';
import { htmlOfNodes, type Reader } from './xhtml';

export const interactions = [
  'choiceInteraction',
  'orderInteraction',
  'matchInteraction',
  'extendedTextInteraction',
  'textEntryInteraction',
  'inlineChoiceInteraction',
];
export const isInteraction = (name: string) => /Interaction$/.test(name);

interface Answered {
  draft: Pick<QuestionDraft, 'type'> & Partial<QuestionDraft>;
  remarks: string[];
  gap: string | null;
}

interface Around {
  found: Element[];
  reader: Reader;
}

/** The correct response of an interaction, from its declaration. */
function rightFor(item: Element, interaction: Element) {
  const id = interaction.attributes['responseIdentifier'];
  const declaration = childrenOf(item, 'responseDeclaration').find(
    ({ attributes }) => attributes['identifier'] === id,
  );
  const correct = allOf(childOf(declaration, 'correctResponse'), 'value').map((one) =>
    wordsOf(one).trim(),
  );
  const entries = allOf(childOf(declaration, 'mapping'), 'mapEntry').map(({ attributes }) => ({
    word: attributes['mapKey'] ?? '',
    value: Number(attributes['mappedValue'] ?? 0),
  }));
  const most = Math.max(0, ...entries.map(({ value }) => value));
  return {
    correct,
    mapped: entries.filter(({ value }) => value > 0),
    best: entries.filter(({ value }) => value > 0 && value === most).map(({ word }) => word),
    isMany: declaration?.attributes['cardinality'] === 'multiple',
  };
}

/** The question asked by the interactions of an item; the type's name if it is unsupported. */
export function readInteractions(item: Element, { found, reader }: Around): Answered | string {
  const [first] = found;
  const others = allNamed(childOf(item, 'itemBody')).filter(isInteraction);
  const unknown = others.find((name) => !interactions.includes(name));
  if (unknown) return unknown;
  if (!first) return '没有作答方式';
  const isGap = (one: Element) => /^(textEntry|inlineChoice)/.test(one.name);
  if (found.every(isGap)) return gaps(item, { found, reader });
  if (found.length > 1) return '一题多种作答';
  switch (first.name) {
    case 'choiceInteraction':
      return choices(item, { first, reader });
    case 'orderInteraction':
      return order(item, { first, reader });
    case 'matchInteraction':
      return match(item, { first, reader });
    default:
      return essay(item, reader);
  }
}

const allNamed = (element: Element | undefined): string[] =>
  childrenOf(element).flatMap((child) => [child.name, ...allNamed(child)]);

interface One {
  first: Element;
  reader: Reader;
}

/** The text of a choice, and its feedback. */
function choiceOf(choice: Element, reader: Reader) {
  const instead = ({ name }: Element) => (/^feedback/.test(name) ? null : undefined);
  const remarks = allOf(choice, 'feedbackInline', 'feedbackBlock');
  return {
    id: choice.attributes['identifier'] ?? '',
    text: htmlOfNodes(choice.children, { ...reader, instead }).trim(),
    remark: remarks.map((one) => htmlOfNodes(one.children, reader)).join(''),
  };
}

const choicesIn = (element: Element | undefined, reader: Reader) =>
  childrenOf(element, 'simpleChoice', 'simpleAssociableChoice').map((one) => choiceOf(one, reader));

type Choices = ReturnType<typeof choicesIn>;
const lettersOf = (ids: readonly string[], all: Choices) =>
  ids.flatMap((id) => {
    const at = all.findIndex((one) => one.id === id);
    return at < 0 ? [] : [letterAt(at)];
  });

function choices(item: Element, { first, reader }: One): Answered {
  const all = choicesIn(first, reader);
  const right = rightFor(item, first);
  const most = first.attributes['maxChoices'];
  const isMany = right.isMany || (most !== undefined && most !== '1');
  const words = right.correct.length > 0 ? right.correct : right.best;
  const key = lettersOf(
    isMany && right.correct.length === 0 ? right.mapped.map((one) => one.word) : words,
    all,
  );
  if (!isMany && right.mapped.length > 1) reader.lost.push(lostTexts.weights);
  const means = all.map(({ text }) => truthIn(plainOf(text)));
  const isTruth = !isMany && all.length === 2 && means[0] === true && means[1] === false;
  return {
    draft: {
      type: isTruth
        ? questionTypeCodes.trueFalse
        : isMany
          ? questionTypeCodes.multipleChoice
          : questionTypeCodes.singleChoice,
      options: optionsOf(all.map(({ text }) => text)),
      key: key.length > 0 ? [key] : [],
    },
    remarks: all.flatMap(({ remark }, at) => (remark ? [`${letterAt(at)}：${remark}`] : [])),
    gap: null,
  };
}

function order(item: Element, { first, reader }: One): Answered {
  const all = choicesIn(first, reader);
  const key = lettersOf(rightFor(item, first).correct, all).map((letter) => [letter]);
  const options = optionsOf(all.map(({ text }) => text));
  return { draft: { type: questionTypeCodes.ordering, options, key }, remarks: [], gap: null };
}

function match(item: Element, { first, reader }: One): Answered {
  const [asked = [], offered = []] = childrenOf(first, 'simpleMatchSet').map((one) =>
    choicesIn(one, reader),
  );
  const { correct, mapped } = rightFor(item, first);
  const pairs = (correct.length > 0 ? correct : mapped.map(({ word }) => word)).map((one) =>
    one.split(/\s+/),
  );
  const key = asked.map(({ id }) =>
    lettersOf(
      pairs.flatMap(([one = '', other = '']) => (one === id ? [other] : other === id ? [one] : [])),
      offered,
    ),
  );
  return {
    draft: {
      type: questionTypeCodes.matching,
      prompts: asked.map(({ text }) => text),
      options: optionsOf(offered.map(({ text }) => text)),
      key,
    },
    remarks: [],
    gap: null,
  };
}

function gaps(item: Element, { found, reader }: Around): Answered {
  const key = found.map((one) => {
    const { correct, best } = rightFor(item, one);
    const words = [...new Set([...correct, ...best])];
    if (one.name === 'textEntryInteraction') return words;
    reader.lost.push(lostTexts.menu);
    const named = childrenOf(one, 'inlineChoice');
    return words.map((id) =>
      wordsOf(named.find(({ attributes }) => attributes['identifier'] === id)).trim(),
    );
  });
  return {
    draft: { type: questionTypeCodes.blanks, prompts: key.map(() => ''), key },
    remarks: [],
    gap: GAP,
  };
}

const KEY = '关键词：';

function essay(item: Element, reader: Reader): Answered {
  const rubric = allOf(childOf(item, 'itemBody'), 'rubricBlock').map((one) =>
    htmlOfNodes(one.children, reader),
  );
  const words = rubric.map(plainOf);
  const line = words.find((one) => one.startsWith(KEY));
  const rest = rubric.filter((_, at) => words[at] !== line && words[at] !== '');
  return {
    draft: {
      type: questionTypeCodes.shortAnswer,
      key: line === undefined ? [] : keyIn(line.slice(KEY.length)),
    },
    remarks: rest.map((html) => lostTexts.grading(html)),
    gap: null,
  };
}
