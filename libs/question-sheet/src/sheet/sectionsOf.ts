import type { Paper } from '../Paper';

interface PlacedSection {
  title: string;
  lead: string;
  places: number[];
}

/** The sections of a paper with their places; one without a name where it has none. */
export function sectionsOf({ questions, sections }: Paper): PlacedSection[] {
  const named = sections.length > 0 ? sections : [{ title: '', lead: '', firstPlace: 0 }];
  return named.map(({ title, lead, firstPlace }, at) => {
    const end = named[at + 1]?.firstPlace ?? questions.length;
    const places = Array.from({ length: end - firstPlace }, (_, index) => firstPlace + index);
    return { title, lead, places };
  });
}

export const sectionAt = (paper: Paper, place: number) =>
  sectionsOf(paper).find(({ places }) => places.includes(place));
