import type { PatientVoice, VoiceRequest } from '@cheese/patients/voice/voice';
import type { Clock } from './clock';
import { readLimited } from './paying/readLimited';

export interface ChatVoiceKeys {
  /** Base address, without `/chat/completions`. */
  url: string;
  /** Some that run in one's own house need none. */
  key: string | null;
  model: string;
}

const MOST_BYTES = 64 * 1024;
const MOST_TOKENS = 200;
const MOST_AT_ONCE = 8;
/** After a failure the voice is not asked again for this long. */
const REST_MS = 60_000;

/**
 * A language model behind a chat-completions endpoint. Throws if there is no answer; the caller has
 * a fallback.
 */
export function chatVoice(keys: ChatVoiceKeys, clock: Clock): PatientVoice {
  let context = 0;
  let restsUntil = 0;
  return {
    async speak(request, signal) {
      if (context >= MOST_AT_ONCE || clock.now().getTime() < restsUntil) {
        throw new Error('the voice is not asked just now');
      }
      const rest = () => {
        restsUntil = clock.now().getTime() + REST_MS;
      };
      context += 1;
      // Set at once, because the next caller may arrive before the request has been aborted.
      signal.addEventListener('abort', rest, { once: true });
      try {
        return await ask(keys, request, signal);
      } catch (error) {
        rest();
        throw error;
      } finally {
        signal.removeEventListener('abort', rest);
        context -= 1;
      }
    },
  };
}

async function ask({ url, key, model }: ChatVoiceKeys, request: VoiceRequest, signal: AbortSignal) {
  const answer = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key !== null && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      model,
      max_tokens: MOST_TOKENS,
      temperature: 0.7,
      stream: false,
      messages: [{ role: 'system', content: request.system }, ...request.messages],
    }),
    // The key is for this address alone.
    redirect: 'error',
    signal,
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`the voice answered HTTP ${answer.status}`);
  }
  return contentOf(JSON.parse((await readLimited(answer, MOST_BYTES)).toString()));
}

interface Chat {
  choices?: { message?: { content?: unknown } }[];
}

/** The answer is untrusted and may have any shape. */
function contentOf(said: unknown): string {
  const content = (said as Chat | null)?.choices?.[0]?.message?.content;
  if (typeof content === 'string') return content;
  throw new Error('the voice said nothing');
}
