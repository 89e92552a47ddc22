import { useTellSlideGazeMutation } from '@cheese/api-client/slides/slideGaze';
import { roleCodes } from '@cheese/domain/codes/people/roles';
import { gazeRule } from '@cheese/domain/codes/slides/slideGaze';
import type { View } from '@cheese/slide-viewer/geometry/view';
import type { Slide } from '@cheese/slide-viewer/slide';
import { type RefObject, useEffect, useState } from 'react';
import { useSessionState } from '../../../session/session';
import { makeGaze } from './gazeSamples';

/** For the teachers of a school: where its learners looked. */
export function useGaze(slideId: number, slide: Slide, place: RefObject<HTMLElement | null>) {
  const { person } = useSessionState();
  const isLearner = person?.all.user.orgUserRole?.code === roleCodes.learner;
  const [tell] = useTellSlideGazeMutation();
  const [gaze] = useState(() => makeGaze(slide, Date.now));

  useEffect(() => {
    if (!isLearner) return;
    const send = () => {
      const samples = gaze.take();
      if (samples.length > 0) void tell({ slideId, samples });
    };
    const tick = () => {
      const box = place.current;
      if (document.hidden || !box) return;
      if (gaze.tick({ width: box.clientWidth, height: box.clientHeight })) send();
    };
    const timer = setInterval(tick, gazeRule.everyS * 1000);
    document.addEventListener('visibilitychange', send);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', send);
      send();
    };
  }, [isLearner, gaze, slideId, tell, place]);
  return (view: View) => gaze.see(view);
}
