/** The comments of a video are loaded in segments of this length. */
export const BULLET_STRETCH_MS = 120_000;

/** The segment that contains a moment. */
export function stretchAt(ms: number) {
  const fromMs = Math.floor(Math.max(0, ms) / BULLET_STRETCH_MS) * BULLET_STRETCH_MS;
  return { fromMs, toMs: fromMs + BULLET_STRETCH_MS };
}

interface Said {
  text: string;
  place: number;
  senderId: number;
  isMine: boolean;
}

interface Blocks {
  words: readonly string[];
  senders: readonly { id: number }[];
  places: readonly number[];
}

/** True unless the viewer blocks it; one's own comments are always shown. */
export function isWanted({ text, place, senderId, isMine }: Said, blocks: Blocks): boolean {
  if (isMine) return true;
  const said = text.toLowerCase();
  return (
    !blocks.places.includes(place) &&
    !blocks.senders.some(({ id }) => id === senderId) &&
    !blocks.words.some((word) => said.includes(word.toLowerCase()))
  );
}
