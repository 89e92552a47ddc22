import { tidyText } from '../words/decode';
import { childOf, childrenOf, type Element, wordsOf } from '../xml/elements';
import { styled } from './marks';

/** A formula as plain text with the same meaning: `(a+b)/2`, x with a superscript 2. */
export function formulaWords(element: Element | undefined): string {
  if (!element) return '';
  const part = (name: string) => formulaWords(childOf(element, name));
  switch (element.name) {
    case 't':
      return tidyText(wordsOf(element));
    case 'f':
      return `${together(part('num'))}/${together(part('den'))}`;
    case 'sSup':
      return together(part('e')) + styled(part('sup'), 'sup');
    case 'sSub':
      return together(part('e')) + styled(part('sub'), 'sub');
    case 'sSubSup':
      return together(part('e')) + styled(part('sub'), 'sub') + styled(part('sup'), 'sup');
    case 'rad': {
      const degree = part('deg');
      return `${degree === '' ? '' : styled(degree, 'sup')}√${together(part('e'))}`;
    }
    case 'd':
      return `(${childrenOf(element, 'e').map(formulaWords).join(', ')})`;
    default:
      return childrenOf(element).map(formulaWords).join('');
  }
}

/** More than one character is put in parentheses. */
const together = (words: string) =>
  /^[\p{L}\p{N}.]*$/u.test(words) || /^\([^()]*\)$/.test(words) ? words : `(${words})`;
