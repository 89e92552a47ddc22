import { type Drill, UNDECIDED } from '@cheese/drills/graph/drill';
import type { Scene } from '@cheese/drills/graph/scene';
import { way } from '@cheese/drills/writing/ways';
import { NumberBox } from '../../../making/fields/NumberBox';
import { Rows } from '../../../making/fields/Rows';
import { WhenForm } from './ConditionForm';
import { texts } from './texts';
import { WayForm } from './WayForm';

const MOST = 20;

interface WayRowsProps {
  drill: Drill;
  scene: Scene;
  say: (said: Partial<Scene>) => void;
}

/**
 * Ways of a scene: the first one whose condition holds is taken; one is taken at the time limit.
 */
export function WayRows({ drill, scene, say }: WayRowsProps) {
  const { ways, timer } = scene;
  return (
    <>
      <Rows
        isOrdered
        title={texts.ways}
        rows={ways}
        most={MOST}
        add={texts.addWay}
        blank={() => way(UNDECIDED, '')}
        nameOf={(_, at) => texts.wayOf(at + 1)}
        onChange={(now) => say({ ways: now })}
      >
        {(one, change) => (
          <>
            <WhenForm
              drill={drill}
              scene={scene}
              condition={one.when}
              onChange={(when) => change({ ...one, when })}
            />
            <WayForm drill={drill} way={one} onChange={change} />
          </>
        )}
      </Rows>
      <Rows
        title={texts.timer}
        rows={timer ? [timer] : []}
        most={1}
        add={texts.addTimer}
        blank={() => ({ seconds: 30, way: way(UNDECIDED, '') })}
        nameOf={() => texts.timerOf}
        onChange={([now]) => say({ timer: now ?? null })}
      >
        {(one, change) => (
          <>
            <NumberBox
              label={texts.timerSeconds}
              value={one.seconds}
              unit={texts.secondsUnit}
              onChange={(seconds) => change({ ...one, seconds })}
            />
            <WayForm drill={drill} way={one.way} onChange={(to) => change({ ...one, way: to })} />
          </>
        )}
      </Rows>
    </>
  );
}
