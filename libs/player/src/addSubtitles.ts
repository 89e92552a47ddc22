import { readVtt } from './readVtt';
import { texts } from './texts';

/**
 * Hands subtitles to the browser, which draws them itself, in full screen too. They come with the
 * film: a player that fetched them would need leave to fetch from anywhere.
 */
export function addSubtitles(video: HTMLVideoElement, vtt: string): TextTrack | null {
  const cues = readVtt(vtt);
  if (cues.length === 0 || typeof VTTCue === 'undefined') return null;
  const track = video.addTextTrack('subtitles', texts.subtitles, 'zh-CN');
  for (const { from, to, text } of cues) track.addCue(new VTTCue(from, to, text));
  track.mode = 'showing';
  return track;
}
