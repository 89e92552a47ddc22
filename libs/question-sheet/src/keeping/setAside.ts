import type { Numbered } from './ports';

/**
 * Answers that the server refuses as none at all. Of a call that it refused each is sent by itself,
 * so that one keeps no other waiting; what is refused then rests until it is answered anew.
 */
export function makeSetAside() {
  const suspects = new Set<number>();
  const aside = new Map<number, number>();
  return {
    isAside: ({ place, number }: Numbered) => aside.get(place) === number,
    /** What of this goes into the next call. */
    next<Sent extends Numbered>(answers: Sent[]): Sent[] {
      const suspect = answers.find(({ place }) => suspects.has(place));
      return suspect ? [suspect] : answers;
    },
    refuse(sent: readonly Numbered[]) {
      const [first] = sent;
      if (sent.length > 1) sent.forEach(({ place }) => suspects.add(place));
      else if (first) {
        suspects.delete(first.place);
        aside.set(first.place, first.number);
      }
    },
    accept: (sent: readonly Numbered[]) => sent.forEach(({ place }) => suspects.delete(place)),
  };
}
