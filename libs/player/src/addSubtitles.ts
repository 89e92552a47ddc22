import { readVtt } from './readVtt';
import { texts } from './texts';

/**
 * The browser draws the subtitles itself, in full screen too. They are passed as text because the
 * Content-Security-Policy would block a fetch from another host.
 */
export function addSubtitles(video: HTMLVideoElement, vtt: string): TextTrack | null {
  const cues = readVtt(vtt);
  if (cues.length === 0 || typeof VTTCue === 'undefined') return null;
  const track = video.addTextTrack('subtitles', texts.subtitles, 'zh-CN');
  for (const { from, to, text } of cues) track.addCue(new VTTCue(from, to, text));
  track.mode = 'showing';
  return track;
}
