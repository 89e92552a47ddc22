import { done, present } from '../timing';
import { BEAT_S, volume } from './heartCurves';
import { drawFlow, drawHeartCut, type HeartPose } from './heartDrawing';

/** The pose of the heart at a second of its beat. */
function poseAt(second: number): HeartPose {
  const t = second % BEAT_S;
  const filling = Math.max(present(t, 0.47, 0.8, 0.05), t < 0.1 ? 1 : 0, t > 0.75 ? 0.7 : 0);
  return {
    atria: present(t, 0, 0.14, 0.06),
    ventricles: (125 - volume(t)) / 70,
    avValves: t < 0.1 ? 1 - done(t, 0.085, 0.1) : filling * done(t, 0.46, 0.5),
    arteryValves: present(t, 0.15, 0.4, 0.012),
  };
}

/** The heart at that second, with blood that flows where valves are open. */
export function drawBeatingHeart(second: number): string {
  const t = second % BEAT_S;
  const fills = t < 0.1 || t >= 0.47;
  const ejects = t >= 0.15 && t < 0.4;
  const pace = fills ? (t < 0.1 ? t + 0.8 : t) : t;
  return (
    drawHeartCut(poseAt(second)) +
    drawFlow('ventricles', pace * 5, fills ? 0.9 : 0) +
    drawFlow('arteries', pace * 8, ejects ? 0.9 : 0)
  );
}
