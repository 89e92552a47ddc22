import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { chapterOf } from '../categories';
import { saidByTags } from '../said';
import type { FoundQuestion } from '../shapes';
import { allOf, childOf, childrenOf, type Element, rootOf } from '../xml/elements';
import { interactions, isInteraction, readInteractions } from './interactions';
import { asSecond } from './names';
import { openBeside, type Place } from './place';
import { decodeText, tidyText } from '../words/decode';
import { htmlOfNodes, type Reader } from './xhtml';

export interface Item {
  /** Keywords from the manifest. */
  tags: string[];
  place: Place;
  /** Its position, in words. */
  where: string;
}

const CHAPTER = '章节:';
const MOST_INCLUDED = 5;

/** A QTI 2 or 3 question; the type's name if it is unsupported. */
export function readItem(root: Element, { tags, place, where }: Item): FoundQuestion | string {
  const item = asSecond(root);
  const body = childOf(item, 'itemBody');
  const found = allOf(body, ...interactions);
  const reader: Reader = { ...place, lost: [], includes: { left: MOST_INCLUDED } };
  const answered = readInteractions(item, { found, reader });
  if (typeof answered === 'string') return answered;
  const said = saidByTags(tags.filter((tag) => !tag.startsWith(CHAPTER)));
  const chapter = tags.find((tag) => tag.startsWith(CHAPTER))?.slice(CHAPTER.length) ?? '';
  const analysis = childrenOf(item, 'modalFeedback').map((one) =>
    htmlOfNodes(unwrapped(one.children), reader).trim(),
  );
  const draft: FoundQuestion['draft'] = {
    ...said.draft,
    ...bodyOf(body, { reader, gap: answered.gap }),
    ...answered.draft,
    analysis: [...new Set([...analysis, ...answered.remarks])].filter((one) => one).join('<br>'),
  };
  const stimulus = stimulusOf(item, reader);
  if (stimulus && !draft.context) draft.context = stimulus;
  if (said.type === questionTypeCodes.trueFalse && draft.type === questionTypeCodes.singleChoice)
    draft.type = questionTypeCodes.trueFalse;
  return { draft, chapter: chapterOf(chapter), place: where, lost: reader.lost };
}

/** Unwraps an element that encloses everything. */
function unwrapped(children: Element['children']): Element['children'] {
  const meant = children.filter((node) => typeof node !== 'string' || node.trim() !== '');
  const [only] = meant;
  return meant.length === 1 && typeof only === 'object' && only.name === 'div'
    ? only.children
    : children;
}

interface Body {
  reader: Reader;
  /** The text shown at a text entry. */
  gap: string | null;
}

function bodyOf(body: Element | undefined, { reader, gap }: Body) {
  let context = '';
  const instead: Reader['instead'] = (element) => {
    if (
      gap !== null &&
      (element.name === 'textEntryInteraction' || element.name === 'inlineChoiceInteraction')
    )
      return gap;
    if (element.name === 'rubricBlock') return null;
    if (element.name === 'div' && element.attributes['class'] === 'context') {
      context = htmlOfNodes(element.children, reader);
      return null;
    }
    if (!isInteraction(element.name)) return undefined;
    const prompt = childOf(element, 'prompt');
    return prompt ? `<p>${htmlOfNodes(prompt.children, reader)}</p>` : null;
  };
  const whole = { ...reader, instead };
  const parts = (body?.children ?? []).filter(
    (node) => typeof node === 'string' || htmlOfNodes([node], whole).trim() !== '',
  );
  const stem = htmlOfNodes(unwrapped(parts), whole);
  return { stem, ...(context !== '' && { context }) } satisfies Partial<QuestionDraft>;
}

/** The case of a QTI 2.2 or 3 question, which is a document of its own. */
function stimulusOf(item: Element, reader: Reader): string {
  const href = childOf(item, 'assessmentStimulusRef')?.attributes['href'];
  const file = href ? openBeside(reader, href) : null;
  const content = file?.open();
  if (!file || !content) return '';
  const root = rootOf(tidyText(decodeText(content)));
  const body = root ? childOf(asSecond(root), 'stimulusBody') : undefined;
  const dir = file.name.includes('/') ? file.name.slice(0, file.name.lastIndexOf('/')) : '';
  return body ? htmlOfNodes(unwrapped(body.children), { ...reader, dir }) : '';
}
