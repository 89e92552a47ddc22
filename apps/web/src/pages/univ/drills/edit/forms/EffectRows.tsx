import type { Effect } from '@cheese/drills/graph/condition';
import { type Drill, UNDECIDED } from '@cheese/drills/graph/drill';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { Choice } from '../../../making/fields/Choice';
import { NumberBox } from '../../../making/fields/NumberBox';
import { Rows } from '../../../making/fields/Rows';
import { labelsOf } from './names';
import { texts } from './texts';

const MOST = 12;

const amountOf = (effect: Effect) => (effect.does === 'drift' ? effect.perS : effect.by);

/** An effect of that kind on a given counter or sign. */
function effectOf(does: Effect['does'], id: string, amount: number): Effect {
  return does === 'drift' ? { does, id, perS: amount } : { does, id, by: amount };
}

interface EffectRowsProps {
  drill: Drill;
  effects: readonly Effect[];
  onChange: (effects: Effect[]) => void;
}

export function EffectRows({ drill, effects, onChange }: EffectRowsProps) {
  const knownTo = (does: Effect['does']) => (does === 'count' ? drill.counters : drill.vitals);
  const isEmpty = drill.counters.length + drill.vitals.length === 0;
  // Without counters and vital signs there is nothing to change.
  if (isEmpty && effects.length === 0) return null;
  const blank = () => {
    const does = drill.vitals.length > 0 ? 'change' : 'count';
    return effectOf(does, knownTo(does)[0]?.id ?? UNDECIDED, -1);
  };
  return (
    <Rows
      title={texts.effects}
      rows={effects}
      most={MOST}
      add={texts.addEffect}
      blank={blank}
      nameOf={(_, at) => texts.effectOf(at + 1)}
      onChange={onChange}
    >
      {(effect, change) => (
        <>
          <Choice
            label={texts.effects}
            value={effect.does}
            labels={texts.does}
            onChange={(does) => {
              const known = knownTo(does);
              const id = known.some((one) => one.id === effect.id) ? effect.id : known[0]?.id;
              change(effectOf(does, id ?? UNDECIDED, amountOf(effect)));
            }}
          />
          <TwoColumns>
            <Choice
              label={texts.what}
              value={effect.id}
              labels={labelsOf(knownTo(effect.does))}
              onChange={(id) => change(effectOf(effect.does, id, amountOf(effect)))}
            />
            <NumberBox
              label={texts.by}
              value={amountOf(effect)}
              onChange={(amount) => change(effectOf(effect.does, effect.id, amount))}
            />
          </TwoColumns>
        </>
      )}
    </Rows>
  );
}
