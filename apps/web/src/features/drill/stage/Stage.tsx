import { drillSounds } from '@cheese/domain/codes/training/drills';
import type { DrillChoice, DrillScene } from '@cheese/domain/contract/training/shapes/drillScene';
import type { DrillRun } from '@cheese/domain/contract/training/drill';
import { useEffect, useRef } from 'react';
import { ScenePicture } from '../picture/ScenePicture';
import { Ask } from './asking/Ask';
import { arePoints, PointPicture, type Point } from './asking/PointPicture';
import { useUndecided } from './asking/useUndecided';
import { Feedback } from './Feedback';
import { SoundSwitch } from './sound/SoundSwitch';
import { StageFrame } from './StageFrame';
import { TimeLeft } from './TimeLeft';
import { texts } from './texts';
import { Vitals } from './Vitals';

interface StageProps {
  run: DrillRun;
  scene: DrillScene;
  isBusy: boolean;
  decide: (choice: DrillChoice) => Promise<unknown>;
  /** Key of the stored draft of a choice; undefined if no draft should be stored. */
  keptAs?: string;
}

export function Stage(props: StageProps) {
  const { run, scene } = props;
  // Compressions use the metronome instead of the sound of the scene.
  const sound = scene.asking.kind === 'cpr' ? null : scene.sound;
  return (
    <>
      <SoundSwitch sound={sound} scene={run.number} />
      <Scene key={run.number} {...props} />
    </>
  );
}

function Scene({ run, scene, isBusy, decide, keptAs: ofRun }: StageProps) {
  const { title, text, ask, picture, pictureWords, sound, asking, timer } = scene;
  const keptAs = ofRun && `${ofRun}:${run.number}`;
  const pointsAs = asking.kind === 'point' ? keptAs : undefined;
  const [points, setPoints] = useUndecided<readonly Point[]>(pointsAs, [], arePoints);
  const head = useRef<HTMLHeadingElement>(null);
  // Moves the focus to the new scene, for keyboard and screen-reader users.
  useEffect(() => head.current?.focus(), []);
  return (
    <StageFrame>
      <div>
        <h1 ref={head} tabIndex={-1}>
          {title}
        </h1>
        {asking.kind === 'point' ? (
          <PointPicture
            picture={picture}
            points={points}
            most={asking.most}
            words={pictureWords}
            onPoint={(point) => setPoints([...points, point])}
          />
        ) : (
          <ScenePicture picture={picture} words={pictureWords} />
        )}
        {sound && <small>{texts.heard(drillSounds[sound])}</small>}
        <p>{text}</p>
        <Vitals vitals={run.vitals} />
      </div>
      <div>
        {timer && <TimeLeft {...timer} onRanOut={() => void decide({ kind: 'ranOut' })} />}
        {run.feedback && <Feedback feedback={run.feedback} />}
        {ask && <strong>{ask}</strong>}
        <Ask
          asking={asking}
          isBusy={isBusy}
          points={points}
          keptAs={keptAs}
          clear={() => setPoints([])}
          decide={(choice) => void decide(choice)}
        />
      </div>
    </StageFrame>
  );
}
