/** A Chinese voice of this browser; null without any. */
export function chineseVoice(): SpeechSynthesisVoice | null {
  if (!('speechSynthesis' in window)) return null;
  const voices = window.speechSynthesis.getVoices().filter(({ lang }) => /^zh/i.test(lang));
  return voices.find(({ lang }) => /^zh[-_](CN|Hans)/i.test(lang)) ?? voices[0] ?? null;
}

/** Split into sentences, because browsers stop in the middle of long texts. */
const sentencesOf = (text: string): string[] =>
  (text.match(/[^。！？；\n]+[。！？；]?/g) ?? []).map((one) => one.trim()).filter(Boolean);

/** Reads a text aloud; returns a function that stops it. */
export function speak(voice: SpeechSynthesisVoice, text: string, onEnd: () => void) {
  const sentences = sentencesOf(text);
  let isOver = false;
  const say = (at: number) => {
    const sentence = sentences[at];
    if (isOver) return;
    if (sentence === undefined) return onEnd();
    const words = Object.assign(new SpeechSynthesisUtterance(sentence), {
      voice,
      lang: voice.lang,
    });
    words.onend = () => say(at + 1);
    // A cancelled utterance also ends with an error; `isOver` then stops the chain.
    words.onerror = () => say(at + 1);
    window.speechSynthesis.speak(words);
  };
  say(0);
  return () => {
    isOver = true;
    window.speechSynthesis.cancel();
  };
}

const SIGNS_A_SECOND = 5;
const LEAST_MS = 4000;

/** Time to read a text silently. */
export const readingMs = (text: string) =>
  Math.max(LEAST_MS, (text.length / SIGNS_A_SECOND) * 1000);
