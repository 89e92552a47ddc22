import type { Numbered } from './ports';

/**
 * After a refused call each of its answers is sent alone, so that an invalid one does not block the
 * others. An answer refused alone is set aside until the learner changes it.
 */
export function makeSetAside() {
  const suspects = new Set<number>();
  const aside = new Map<number, number>();
  return {
    isAside: ({ place, number }: Numbered) => aside.get(place) === number,
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
