/** What is put to a language model that speaks for a patient. */
export interface VoiceRequest {
  system: string;
  messages: readonly { role: 'user' | 'assistant'; content: string }[];
}

/** Whoever can put an answer into a patient's words: none is there by default. */
export interface PatientVoice {
  speak: (request: VoiceRequest, signal: AbortSignal) => Promise<string>;
}
