import { askedIn } from './askedIn';
import { type Askable, phraseIndex } from './phraseIndex';

export type Heard = ReturnType<typeof askedIn>;

/** So many words are remembered of each case: some runs that are under way. */
const MOST = 300;

/** Hears what was asked; a run is played anew for each of its steps, and its words stay the same. */
export function hearing(questions: readonly Askable[]) {
  const index = phraseIndex(questions);
  const known = new Map<string, Heard>();
  return (text: string): Heard => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const heard = askedIn(index, text);
    if (known.size >= MOST) known.clear();
    known.set(text, heard);
    return heard;
  };
}
