import { useKeepVideoPositionMutation } from '@cheese/api-client/training/simulationVideo';
import { useEffect, useRef } from 'react';
import { useSessionState } from '../../../../session/session';

/** Interval of saving the position during playback. */
const EVERY_S = 10;

/** Saves the position during playback, on pause and on leaving. */
export function useKeptPosition(videoId: number) {
  const [keep] = useKeepVideoPositionMutation();
  const { isSignedIn } = useSessionState();
  const second = useRef<number>(undefined);
  const told = useRef<number>(undefined);

  const tell = () => {
    const positionS = Math.floor(second.current ?? 0);
    if (!isSignedIn || second.current === undefined || told.current === positionS) return;
    told.current = positionS;
    void keep({ videoId, positionS });
  };
  const newest = useRef(tell);
  useEffect(() => void (newest.current = tell));
  useEffect(() => () => newest.current(), [videoId]);

  return {
    at(now: number) {
      second.current = now;
      if (Math.abs(now - (told.current ?? -EVERY_S)) >= EVERY_S) tell();
    },
    play(isPlaying: boolean) {
      if (!isPlaying) tell();
    },
  };
}
