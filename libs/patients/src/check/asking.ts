import type { Prepared } from '../engine/prepare';
import { type Fault, faultOf } from './fault';
import { texts } from './texts';

/** Wordings of a case's own questions that match another question or shadow one. */
export function findCollisions({ of, questions, hear }: Prepared): Fault[] {
  const own = new Set(of.questions.map(({ id }) => id));
  if (own.size === 0) return [];
  return [...questions.values()].flatMap(({ id, text, alike }) => {
    const phrases = own.has(id) ? [text, ...alike] : [text];
    return phrases.flatMap((phrase) => {
      if (phrase.trim() === '') return [];
      const { heard } = hear(phrase);
      if (heard.includes(id)) return [];
      const [other] = heard;
      if (other === undefined) {
        return own.has(id) ? [faultOf('collision', 'history', texts.unheard(phrase))] : [];
      }
      if (!own.has(id) && !own.has(other)) return [];
      const taken = questions.get(other)?.text ?? other;
      return [faultOf('collision', 'history', texts.collides(phrase, text, taken))];
    });
  });
}
