export interface VoiceRequest {
  system: string;
  messages: readonly { role: 'user' | 'assistant'; content: string }[];
}

/** A provider that rephrases an answer as the patient; none is configured by default. */
export interface PatientVoice {
  speak: (request: VoiceRequest, signal: AbortSignal) => Promise<string>;
}
