import type { Paper } from '../Paper';

interface PlacedSection {
  title: string;
  lead: string;
  places: number[];
}

/** The sections of a paper with their places; one without a name where it has none. */
export function sectionsOf({ questions, sections }: Paper): PlacedSection[] {
  const named = sections.length > 0 ? sections : [{ title: '', lead: '', firstPlace: 0 }];
  const placed = named.map(({ title, lead, firstPlace }, at) => {
    const end = Math.min(named[at + 1]?.firstPlace ?? questions.length, questions.length);
    const length = Math.max(0, end - firstPlace);
    return { title, lead, places: Array.from({ length }, (_, index) => firstPlace + index) };
  });
  return placed.filter(({ places }) => places.length > 0);
}

export const sectionAt = (paper: Paper, place: number) =>
  sectionsOf(paper).find(({ places }) => places.includes(place));
