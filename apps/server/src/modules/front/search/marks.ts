import { mayBeInitials, plain, wordsOf } from '../../base/findable/grams';

export interface Mark {
  from: number;
  to: number;
}

/** Where the keyword's words stand in a text; what touches or overlaps is one mark. */
export function marksIn(text: string, keyword: string, initials = ''): Mark[] {
  const lowered = plain(text);
  // A place in a text that grew shorter or longer would be another place in the one that is shown.
  const searched = lowered.length === text.length ? lowered : text;
  const found = wordsOf(keyword).flatMap((word) => {
    const marks = placesOf(word, searched);
    return marks.length > 0 || !mayBeInitials(word) ? marks : placesOf(word, initials);
  });
  return merged(found.sort((a, b) => a.from - b.from));
}

function placesOf(word: string, text: string): Mark[] {
  const marks: Mark[] = [];
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length)) {
    marks.push({ from, to: from + word.length });
  }
  return marks;
}

function merged(marks: readonly Mark[]): Mark[] {
  const apart: Mark[] = [];
  for (const mark of marks) {
    const last = apart.at(-1);
    if (last && mark.from <= last.to) last.to = Math.max(last.to, mark.to);
    else apart.push({ ...mark });
  }
  return apart;
}
