import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { htmlOf, plainOf } from '../html/plain';
import { letterAt, matchingOf, optionsOf } from '../letters';
import type { FoundQuestion } from '../shapes';
import { allOf, childOf, childrenOf, type Element, type Node, wordsOf } from '../xml/elements';
import { GAP, lostTexts } from '../texts';
import { acceptedOf, type Answer, rightOf } from './firstKeys';
import { isBlank, isEssay, isMenu, isOfBlanks, kindOf, unknownKind } from './firstKinds';
import { pictureBeside, type Place } from './place';

type Part = Pick<QuestionDraft, 'type'> & Partial<QuestionDraft>;

/** A QTI 1.2 question from Canvas, Blackboard or others; the type's name if it is unsupported. */
export function readFirst(
  item: Element,
  { place, where }: { place: Place; where: string },
): FoundQuestion | string {
  const presentation = childOf(item, 'presentation');
  const flow = allOf(presentation, ...responses);
  const kind = kindOf(item);
  const known = flow.every(({ name }) => /_(lid|str|num)$/.test(name));
  const unknown = unknownKind(kind);
  if (unknown) return unknown;
  if (flow.length === 0 || !known) return flow[0]?.name ?? (kind || 'presentation');
  const html = (element: Element | undefined) => materialOf(element, place);
  const { right, lost } = isTyped(flow) ? acceptedOf(item) : rightOf(item);
  const stem = html(withoutResponses(presentation));
  const around = { right, html, isBound: lost.length > 0, kind };
  const draft = isOfBlanks(kind, flow)
    ? blanksFrom(flow, { ...around, stem })
    : draftFrom(flow, around);
  const remarks = childrenOf(item, 'itemfeedback')
    .map((one) => html(one))
    .filter((one) => one !== '');
  return {
    draft: { stem, ...draft, analysis: [...new Set(remarks)].join('<br>') },
    place: where,
    lost: [...lost, ...lostOf(kind, { flow, draft })],
  };
}

const responses = ['response_lid', 'response_str', 'response_num', 'response_xy', 'response_grp'];
const isTyped = (flow: readonly Element[]) => flow.every(({ name }) => name !== 'response_lid');

function lostOf(
  kind: string,
  { flow, draft }: { flow: readonly Element[]; draft: Part },
): string[] {
  const isKeyless = (draft.key ?? []).length === 0 && isTyped(flow);
  return [
    ...(isMenu(kind) ? [lostTexts.menu] : []),
    ...(isKeyless && !isEssay(kind) ? [lostTexts.key] : []),
  ];
}

/** The text outside the responses; a gap within the text is kept visible. */
function withoutResponses(element: Element | undefined): Element | undefined {
  if (!element) return undefined;
  return {
    ...element,
    children: element.children.flatMap((node): Node[] => {
      if (typeof node === 'string') return [node];
      return /^response_/.test(node.name) ? [] : [withoutResponses(node) ?? node];
    }),
  };
}

function materialOf(element: Element | undefined, place: Place): string {
  const parts = allOf(
    element,
    'mattext',
    'matimage',
    'mataudio',
    'matemtext',
    'mat_formattedtext',
  ).map(({ name, attributes, children }) => {
    if (name === 'matimage') return `<img src="${pictureBeside(place, attributes['uri'] ?? '')}">`;
    if (name === 'mataudio')
      return `<audio src="${pictureBeside(place, attributes['uri'] ?? '')}"></audio>`;
    const words = wordsOf({ name, attributes, children }).trim();
    return attributes['texttype'] === 'text/html' ||
      attributes['type'] === 'HTML' ||
      /<[a-z/]/i.test(words)
      ? words.replace(
          /(<(?:img|audio|source)\b[^<>]{0,500}?\ssrc=")([^"]*)"/gi,
          (_, before: string, src: string) => `${before}${pictureBeside(place, src)}"`,
        )
      : htmlOf(words);
  });
  return parts.join(parts.length > 1 ? '<br>' : '');
}

interface Around {
  right: Answer[];
  /** True if the key has bounds, but none could be imported. */
  isBound: boolean;
  /** The type stated by the authoring system. */
  kind: string;
  html(element: Element | undefined): string;
}

const wordsOfRight = (right: readonly Answer[]) => (one: Element) => [
  ...new Set(right.filter(({ of }) => of === one.attributes['ident']).map(({ word }) => word)),
];

/** Gaps within the text, each marked by its response id: `[blank1]`. */
function blanksFrom(flow: Element[], around: Around & { stem: string }): Part {
  const { stem, right, html, kind } = around;
  const wordsFor = wordsOfRight(right);
  const formsOf = (one: Element) =>
    one.name === 'response_lid'
      ? allOf(one, 'response_label')
          .filter(
            ({ attributes: { ident = '' } }) => !isMenu(kind) || wordsFor(one).includes(ident),
          )
          .map((label) => plainOf(html(label)))
      : wordsFor(one);
  const named = flow.map((one) => ({ one, at: stem.indexOf(nameOf(one)) }));
  const inOrder = named.every(({ at }) => at >= 0)
    ? [...named].sort((left, other) => left.at - other.at)
    : named;
  const written = inOrder.reduce((words, { one }) => words.replace(nameOf(one), GAP), stem);
  const key = inOrder.map(({ one }) => formsOf(one));
  return { type: questionTypeCodes.blanks, stem: written, prompts: key.map(() => ''), key };
}

const nameOf = ({ attributes: { ident = '' } }: Element) => `[${ident.replace(/^response_/, '')}]`;

function draftFrom(flow: Element[], { right, html, isBound, kind }: Around): Part {
  const [first] = flow;
  const wordsFor = wordsOfRight(right);
  if (flow.every(({ name }) => name !== 'response_lid')) {
    const key = flow.map(wordsFor);
    const isNumber = flow.some(({ name }) => name === 'response_num') || isBound;
    if (isNumber) return { type: questionTypeCodes.blanks, prompts: key.map(() => ''), key };
    return key.every((forms) => forms.length === 0) && !isBlank(kind)
      ? { type: questionTypeCodes.shortAnswer }
      : { type: questionTypeCodes.blanks, prompts: key.map(() => ''), key };
  }
  const labels = (one: Element) => allOf(one, 'response_label');
  if (flow.length > 1) {
    const offered = flow.flatMap(labels).map((label) => ({ prompt: '', option: html(label) }));
    return matchingOf([
      ...flow.map((one) => ({
        prompt: html(
          childOf(one, 'material') ? { ...one, children: childrenOf(one, 'material') } : undefined,
        ),
        option: html(
          labels(one).find(({ attributes }) => wordsFor(one).includes(attributes['ident'] ?? '')),
        ),
      })),
      // Distractors are offered too.
      ...offered,
    ]);
  }
  const all = first ? labels(first) : [];
  const words = first ? wordsFor(first) : [];
  const key = all.flatMap(({ attributes }, at) =>
    words.includes(attributes['ident'] ?? '') ? [letterAt(at)] : [],
  );
  const isMany = first?.attributes['rcardinality'] === 'Multiple';
  const options = optionsOf(all.map(html));
  return {
    type: isMany ? questionTypeCodes.multipleChoice : questionTypeCodes.singleChoice,
    options,
    key: key.length > 0 ? [key] : [],
  };
}
