import { type Drill, UNDECIDED } from '@cheese/drills/graph/drill';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { nextName } from '../../../making/edit/steps';
import { Choice } from '../../../making/fields/Choice';
import { NumberBox } from '../../../making/fields/NumberBox';
import { Rows } from '../../../making/fields/Rows';
import { TextBox } from '../../../making/fields/TextBox';
import { ConditionForm } from './ConditionForm';
import { endLabels } from './names';
import { texts } from './texts';

const MOST = 20;

interface AboutRowsProps {
  drill: Drill;
  say: (said: Partial<Drill>) => void;
}

export const ReferenceRows = ({ drill: { references }, say }: AboutRowsProps) => (
  <Rows
    title={texts.references}
    rows={references}
    most={MOST}
    add={texts.addReference}
    blank={() => ({ id: nextName(references, 'ref'), name: '', year: 2025 })}
    nameOf={(_, at) => texts.referenceOf(at + 1)}
    onChange={(now) => say({ references: now })}
  >
    {(one, change) => (
      <TwoColumns>
        <TextBox
          label={texts.referenceName}
          value={one.name}
          maxLength={200}
          onChange={(name) => change({ ...one, name })}
        />
        <NumberBox
          label={texts.year}
          value={one.year}
          onChange={(year) => change({ ...one, year: Math.round(year) })}
        />
      </TwoColumns>
    )}
  </Rows>
);

const ofVital = [
  ['from', texts.from],
  ['perS', texts.perS],
  ['least', texts.least],
  ['most', texts.most],
  ['low', texts.low],
  ['high', texts.high],
] as const;

export const VitalRows = ({ drill: { vitals, counters }, say }: AboutRowsProps) => (
  <Rows
    title={texts.vitals}
    rows={vitals}
    most={MOST}
    add={texts.addVital}
    blank={() => ({
      id: nextName([...vitals, ...counters], 'vital'),
      name: '',
      unit: '%',
      from: 98,
      perS: 0,
      least: 0,
      most: 100,
      low: 92,
      high: 101,
    })}
    nameOf={(_, at) => texts.vitalOf(at + 1)}
    onChange={(now) => say({ vitals: now })}
  >
    {(one, change) => (
      <TwoColumns>
        <TextBox
          label={texts.vitalName}
          value={one.name}
          maxLength={200}
          onChange={(name) => change({ ...one, name })}
        />
        <TextBox
          label={texts.unit}
          value={one.unit}
          maxLength={20}
          onChange={(unit) => change({ ...one, unit })}
        />
        {ofVital.map(([name, label]) => (
          <NumberBox
            key={name}
            label={label}
            value={one[name]}
            onChange={(value) => change({ ...one, [name]: value })}
          />
        ))}
      </TwoColumns>
    )}
  </Rows>
);

export const CounterRows = ({ drill: { vitals, counters }, say }: AboutRowsProps) => (
  <Rows
    title={texts.counters}
    rows={counters}
    most={MOST}
    add={texts.addCounter}
    blank={() => ({ id: nextName([...vitals, ...counters], 'counter'), name: '', from: 0 })}
    nameOf={(_, at) => texts.counterOf(at + 1)}
    onChange={(now) => say({ counters: now })}
  >
    {(one, change) => (
      <TwoColumns>
        <TextBox
          label={texts.vitalName}
          value={one.name}
          maxLength={200}
          onChange={(name) => change({ ...one, name })}
        />
        <NumberBox
          label={texts.from}
          value={one.from}
          onChange={(from) => change({ ...one, from })}
        />
      </TwoColumns>
    )}
  </Rows>
);

export const TurnRows = ({ drill, say }: AboutRowsProps) => (
  <Rows
    isOrdered
    title={texts.turns}
    rows={drill.turns}
    most={MOST}
    add={texts.addTurn}
    blank={() => ({ when: { is: 'passed', from: 600 } as const, to: UNDECIDED, says: '' })}
    nameOf={(_, at) => texts.turnOf(at + 1)}
    onChange={(now) => say({ turns: now })}
  >
    {(one, change) => (
      <>
        <ConditionForm
          drill={drill}
          scene={null}
          condition={one.when}
          onChange={(when) => change({ ...one, when })}
        />
        <Choice
          label={texts.to}
          value={one.to}
          labels={endLabels(drill)}
          onChange={(to) => change({ ...one, to })}
        />
        <TextBox
          label={texts.turnSays}
          value={one.says}
          maxLength={2000}
          lines={2}
          onChange={(says) => change({ ...one, says })}
        />
      </>
    )}
  </Rows>
);
