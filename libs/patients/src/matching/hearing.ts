import { askedIn } from './askedIn';
import { type Askable, phraseIndex, type PhraseIndex } from './phraseIndex';

export type Heard = ReturnType<typeof askedIn>;

/** The cache size per case: enough for the texts of several runs. */
const MOST = 300;

/** A cached question matcher: a run is replayed at each step, and its texts stay the same. */
export function hearing(questions: readonly Askable[]) {
  // Built on first use, because an editor prepares the case with each keystroke and asks nothing.
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
