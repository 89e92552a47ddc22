import { ConfigError, type Environment, readNeeded, readText } from './environment';
import type { ChatVoiceKeys } from '../ports/chatVoice';

const reason = 'PATIENT_VOICE_URL needs it';

/** The language model that speaks for virtual patients; null by default. */
export function readChatVoice(env: Environment): ChatVoiceKeys | null {
  const url = readText(env, 'PATIENT_VOICE_URL');
  if (url === null) return null;
  if (!isAddress(url)) {
    // The value may contain a password, so the message does not quote it.
    throw new ConfigError('PATIENT_VOICE_URL must look like https://model.example.com/v1.');
  }
  const key = readText(env, 'PATIENT_VOICE_KEY');
  if (key !== null && !/^[\x21-\x7e]+$/.test(key)) {
    throw new ConfigError('PATIENT_VOICE_KEY must be one word of ASCII signs.');
  }
  return {
    url: url.replace(/\/+$/, ''),
    key,
    model: readNeeded(env, 'PATIENT_VOICE_MODEL', reason),
  };
}

function isAddress(text: string) {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === '';
}
