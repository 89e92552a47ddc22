import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { htmlOf } from '../html/plain';
import { letterAt, matchingOf, optionsOf } from '../letters';
import type { FoundQuestion } from '../shapes';
import { allOf, childOf, childrenOf, type Element, type Node, wordsOf } from '../xml/elements';
import { type Answer, rightOf } from './firstKeys';
import { pictureBeside, type Place } from './place';

type Part = Pick<QuestionDraft, 'type'> & Partial<QuestionDraft>;

/** A question of QTI 1.2, as Canvas, Blackboard and others write it; a name where it is unknown. */
export function readFirst(
  item: Element,
  { place, where }: { place: Place; where: string },
): FoundQuestion | string {
  const presentation = childOf(item, 'presentation');
  const flow = allOf(
    presentation,
    'response_lid',
    'response_str',
    'response_num',
    'response_xy',
    'response_grp',
  );
  const known = flow.every(({ name }) => /_(lid|str|num)$/.test(name));
  if (flow.length === 0 || !known) return flow[0]?.name ?? 'presentation';
  const html = (element: Element | undefined) => materialOf(element, place);
  const { right, lost } = rightOf(item);
  const stem = html(withoutResponses(presentation));
  const draft = draftFrom(flow, { right, html, isBound: lost.length > 0 });
  const remarks = childrenOf(item, 'itemfeedback')
    .map((one) => html(one))
    .filter((one) => one !== '');
  return {
    draft: { stem, ...draft, analysis: [...new Set(remarks)].join('<br>') },
    place: where,
    lost,
  };
}

/** What stands outside of the responses; a gap in the midst of words is seen there. */
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
  /** Whether its key speaks of bounds, though none could be taken over. */
  isBound: boolean;
  html(element: Element | undefined): string;
}

function draftFrom(flow: Element[], { right, html, isBound }: Around): Part {
  const [first] = flow;
  const wordsFor = (one: Element) => [
    ...new Set(right.filter(({ of }) => of === one.attributes['ident']).map(({ word }) => word)),
  ];
  if (flow.every(({ name }) => name !== 'response_lid')) {
    const key = flow.map(wordsFor);
    const isNumber = flow.some(({ name }) => name === 'response_num') || isBound;
    if (isNumber) return { type: 4, prompts: key.map(() => ''), key };
    return key.every((forms) => forms.length === 0)
      ? { type: 5 }
      : { type: 4, prompts: key.map(() => ''), key };
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
      // What belongs to nothing is offered all the same.
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
  return { type: isMany ? 3 : 1, options, key: key.length > 0 ? [key] : [] };
}
