import { askedIn } from './askedIn';
import { type Askable, phraseIndex, type PhraseIndex } from './phraseIndex';

export type Heard = ReturnType<typeof askedIn>;

/** So many words are remembered of each case: some runs that are under way. */
const MOST = 300;

/** Hears what was asked; a run is played anew for each of its steps, and its words stay the same. */
export function hearing(questions: readonly Askable[]) {
  // Who writes a case has it made ready with each sign they type, and asks nothing.
  let index: PhraseIndex | undefined;
  const known = new Map<string, Heard>();
  return (text: string): Heard => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const heard = askedIn((index ??= phraseIndex(questions)), text);
    if (known.size >= MOST) known.clear();
    known.set(text, heard);
    return heard;
  };
}
