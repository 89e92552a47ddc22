import { questionTypeCodes } from '@cheese/domain/codes/exam/questionTypes';
import type { QuestionDraft } from '@cheese/domain/questions/draft';
import { escapeAttribute, escapeText } from '../html/letters';
import { keyLine } from '../keyWords';
import { optionWithPicture, stemWithPictures } from '../withPictures';
import { GAP } from '../texts';
import { xhtmlOf } from './xhtml';

export interface Writing {
  id: string;
  /** Rewrites the picture addresses of some HTML to those in the package. */
  move(html: string): string;
}

interface Parts {
  declarations: string;
  /** The stem, if gaps are inside it. */
  stem?: string;
  interaction: string;
}

const choiceId = (key: string) => `C_${key}`;
const RULE = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates';

function declaration(
  id: string,
  said: { cardinality: string; base: string; right: string[]; forms?: string[] },
) {
  const values = said.right.map((word) => `<value>${escapeText(word)}</value>`).join('');
  const correct = values === '' ? '' : `<correctResponse>${values}</correctResponse>`;
  const mapping = (said.forms ?? [])
    .map((word) => `<mapEntry mapKey="${escapeAttribute(word)}" mappedValue="1"/>`)
    .join('');
  return `<responseDeclaration identifier="${id}" cardinality="${said.cardinality}" baseType="${said.base}">${correct}${mapping === '' ? '' : `<mapping defaultValue="0">${mapping}</mapping>`}</responseDeclaration>`;
}

/** The question and its correct response; null if QTI has no such question type. */
function partsOf(draft: QuestionDraft, { move }: Writing): Parts | null {
  const html = (words: string) => xhtmlOf(move(words));
  const [right = []] = draft.key;
  const choice = (name: string, most = '') =>
    draft.options.map(
      (one) =>
        `<${name} identifier="${choiceId(one.key)}"${most}>${html(optionWithPicture(one))}</${name}>`,
    );
  const base = { base: 'identifier' };
  switch (draft.type) {
    case questionTypeCodes.singleChoice:
    case questionTypeCodes.trueFalse:
    case questionTypeCodes.multipleChoice: {
      const isMany = draft.type === questionTypeCodes.multipleChoice;
      return {
        declarations: declaration('RESPONSE', {
          ...base,
          cardinality: isMany ? 'multiple' : 'single',
          right: right.map(choiceId),
        }),
        interaction: `<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="${isMany ? 0 : 1}">${choice('simpleChoice').join('')}</choiceInteraction>`,
      };
    }
    case questionTypeCodes.blanks:
      return gapsOf(draft, html);
    case questionTypeCodes.shortAnswer:
      return {
        declarations: declaration('RESPONSE', { cardinality: 'single', base: 'string', right: [] }),
        interaction: `${draft.key.length > 0 ? `<rubricBlock view="scorer">${escapeText(`关键词：${keyLine(draft.key)}`)}</rubricBlock>` : ''}<extendedTextInteraction responseIdentifier="RESPONSE"/>`,
      };
    case questionTypeCodes.ordering:
      return {
        declarations: declaration('RESPONSE', {
          ...base,
          cardinality: 'ordered',
          right: draft.key.map(([key = '']) => choiceId(key)),
        }),
        interaction: `<orderInteraction responseIdentifier="RESPONSE" shuffle="true">${choice('simpleChoice').join('')}</orderInteraction>`,
      };
    case questionTypeCodes.matching: {
      const asked = draft.prompts.map(
        (prompt, at) =>
          `<simpleAssociableChoice identifier="P_${at + 1}" matchMax="1">${html(prompt)}</simpleAssociableChoice>`,
      );
      const offered = choice('simpleAssociableChoice', ' matchMax="0"');
      return {
        declarations: declaration('RESPONSE', {
          cardinality: 'multiple',
          base: 'directedPair',
          right: draft.key.flatMap((part, at) => part.map((key) => `P_${at + 1} ${choiceId(key)}`)),
        }),
        interaction: `<matchInteraction responseIdentifier="RESPONSE" shuffle="false" maxAssociations="0"><simpleMatchSet>${asked.join('')}</simpleMatchSet><simpleMatchSet>${offered.join('')}</simpleMatchSet></matchInteraction>`,
      };
    }
    default:
      return null;
  }
}

function gapsOf(draft: QuestionDraft, html: (words: string) => string): Parts | null {
  const pieces = html(stemWithPictures(draft)).split(GAP);
  if (pieces.length !== draft.key.length + 1) return null;
  const stem = pieces.map((piece, at) =>
    at < draft.key.length
      ? `${piece}<textEntryInteraction responseIdentifier="R${at + 1}"/>`
      : piece,
  );
  const declarations = draft.key.map((forms, at) =>
    declaration(`R${at + 1}`, {
      cardinality: 'single',
      base: 'string',
      right: forms.slice(0, 1),
      forms,
    }),
  );
  return { declarations: declarations.join(''), stem: stem.join(''), interaction: '' };
}

export function itemXml(draft: QuestionDraft, writing: Writing): string | null {
  const parts = partsOf(draft, writing);
  if (!parts) return null;
  const html = (words: string) => xhtmlOf(writing.move(words));
  const context = draft.context === '' ? '' : `<div class="context">${html(draft.context)}</div>`;
  const stem = parts.stem ?? html(stemWithPictures(draft));
  const feedback =
    draft.analysis === ''
      ? ''
      : `<modalFeedback outcomeIdentifier="FEEDBACK" identifier="ANALYSIS" showHide="show"><div>${html(draft.analysis)}</div></modalFeedback>`;
  const rule = draft.type === questionTypeCodes.blanks ? 'map_response' : 'match_correct';
  const processing =
    draft.type === questionTypeCodes.shortAnswer
      ? ''
      : `<responseProcessing template="${RULE}/${rule}"/>`;
  return `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${writing.id}" title="${writing.id}" adaptive="false" timeDependent="false">${parts.declarations}<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/><outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/><itemBody>${context}<div>${stem}</div>${parts.interaction}</itemBody>${processing}${feedback}</assessmentItem>`;
}
