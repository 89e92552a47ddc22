import type { Noise, Recipe, Tone } from './recipes';

/** Parts are scheduled this far ahead, and the schedule is refilled at this interval. */
const [AHEAD_S, LOOK_MS] = [1.5, 500];
/** Longest fade; loops overlap by this much. */
const SOFT_S = 0.8;
/** Delay before the first cycle, so that no part is scheduled in the past. */
const LEAD_S = 0.05;

/** Plays a recipe in a loop. The returned function stops it and releases the audio device. */
export function playRecipe(audio: AudioContext, { everyS, parts }: Recipe): () => void {
  const hiss = hissOf(audio);
  let next = audio.currentTime + LEAD_S;
  const layOut = () => {
    for (; next < audio.currentTime + AHEAD_S; next += everyS) {
      for (const part of parts) playPart(audio, hiss, part, next + part.at);
    }
  };
  layOut();
  const timer = setInterval(layOut, LOOK_MS);
  return () => {
    clearInterval(timer);
    void audio.close();
  };
}

function playPart(audio: AudioContext, hiss: AudioBuffer, part: Tone | Noise, at: number) {
  const { lasts, loud } = part;
  const soft = Math.min(SOFT_S, lasts / 3);
  const level = audio.createGain();
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(loud, at + soft);
  level.gain.setValueAtTime(loud, at + lasts - soft);
  level.gain.linearRampToValueAtTime(0, at + lasts);
  level.connect(audio.destination);
  const source = part.kind === 'tone' ? toneOf(audio, part, at) : noiseOf(audio, hiss, part, at);
  source.heard.connect(level);
  source.made.start(at);
  source.made.stop(at + lasts);
}

const glide = (pitch: AudioParam, { hz: [from, to], lasts }: Tone | Noise, at: number) => {
  pitch.setValueAtTime(from, at);
  pitch.linearRampToValueAtTime(to, at + lasts);
};

function toneOf(audio: AudioContext, part: Tone, at: number) {
  const made = audio.createOscillator();
  made.type = part.wave;
  glide(made.frequency, part, at);
  return { made, heard: made };
}

function noiseOf(audio: AudioContext, hiss: AudioBuffer, part: Noise, at: number) {
  const made = audio.createBufferSource();
  made.buffer = hiss;
  made.loop = true;
  const heard = audio.createBiquadFilter();
  heard.type = part.passes;
  glide(heard.frequency, part, at);
  made.connect(heard);
  return { made, heard };
}

/** A second of white noise; the filters pass the part of it that a recipe asks for. */
function hissOf(audio: AudioContext): AudioBuffer {
  const hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return hiss;
}
