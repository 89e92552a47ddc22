/** A long video brings what is said in it stretch by stretch. */
export const BULLET_STRETCH_MS = 120_000;

/** The stretch that a moment lies in. */
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

/** Whether somebody who blocks this wants to see it; one's own is always seen. */
export function isWanted({ text, place, senderId, isMine }: Said, blocks: Blocks): boolean {
  if (isMine) return true;
  const said = text.toLowerCase();
  return (
    !blocks.places.includes(place) &&
    !blocks.senders.some(({ id }) => id === senderId) &&
    !blocks.words.some((word) => said.includes(word.toLowerCase()))
  );
}
