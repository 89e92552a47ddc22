import type { Drill } from '@cheese/drills/graph/drill';
import type { Way } from '@cheese/drills/graph/scene';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { Choice } from '../../../making/fields/Choice';
import { NumberBox } from '../../../making/fields/NumberBox';
import { TextBox } from '../../../making/fields/TextBox';
import { EffectRows } from './EffectRows';
import { placeLabels } from './names';
import { texts } from './texts';

const shares = { counted: texts.shareCounted, fixed: texts.shareFixed };

interface WayFormProps {
  drill: Drill;
  way: Way;
  onChange: (way: Way) => void;
}

export function WayForm({ drill, way, onChange }: WayFormProps) {
  const say = (said: Partial<Way>) => onChange({ ...way, ...said });
  const { to, says, share, costS, critical, effects } = way;
  const isCounted = share === 'counted';
  return (
    <>
      <Choice
        label={texts.to}
        value={to}
        labels={placeLabels(drill)}
        onChange={(place) => say({ to: place })}
      />
      <TextBox
        label={texts.says}
        value={says}
        maxLength={2000}
        lines={2}
        onChange={(words) => say({ says: words })}
      />
      <TwoColumns>
        <Choice
          label={texts.share}
          value={isCounted ? 'counted' : 'fixed'}
          labels={shares}
          onChange={(how) => say({ share: how === 'counted' ? how : 0 })}
        />
        {!isCounted && (
          <NumberBox
            label={texts.shareValue}
            value={share}
            onChange={(part) => say({ share: part })}
          />
        )}
        <NumberBox
          label={texts.cost}
          value={costS}
          unit={texts.secondsUnit}
          onChange={(seconds) => say({ costS: seconds })}
        />
      </TwoColumns>
      <TextBox
        label={texts.critical}
        value={critical ?? ''}
        maxLength={200}
        onChange={(words) => say({ critical: words === '' ? null : words })}
      />
      <EffectRows drill={drill} effects={effects} onChange={(now) => say({ effects: now })} />
    </>
  );
}
