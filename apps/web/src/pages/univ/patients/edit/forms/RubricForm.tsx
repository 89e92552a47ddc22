import { UNDECIDED } from '@cheese/patients/writing/blank';
import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { Choice } from '../../../making/fields/Choice';
import { IdTicks } from '../../../making/fields/IdTicks';
import { NumberBox } from '../../../making/fields/NumberBox';
import { Rows } from '../../../making/fields/Rows';
import { TextBox } from '../../../making/fields/TextBox';
import type { FormProps } from './PatientFrame';
import { FlagBox, FlagRows } from './FlagBox';
import { given, orNoList } from './given';
import { choicesOf, placeNames } from './names';
import { texts } from './texts';

type Rubric = PatientCase['rubric'];
type Key = Rubric['keys'][number];
type Window = Rubric['windows'][number];
const line = { flag: UNDECIDED, name: '', why: '' };

interface RubricProps {
  ready: FormProps['ready'];
  rubric: Rubric;
  write: (said: Partial<Rubric>) => void;
}

/** Marking rules: required actions, order, deadlines and critical omissions. */
export function RubricForm({ ready, say }: FormProps) {
  const { rubric } = ready.of;
  const write = (said: Partial<Rubric>) => say({ rubric: { ...rubric, ...said } });
  const props = { ready, rubric, write };
  return (
    <>
      <KeyRows {...props} />
      <OrderRows {...props} />
      <WindowRows {...props} />
      <SafeguardRows {...props} />
      <IdTicks
        label={texts.handOver}
        choices={choicesOf(placeNames(ready))}
        chosen={rubric.handOver}
        onChange={(ids) => write({ handOver: ids.slice(0, 4) })}
      />
    </>
  );
}

function KeyRows({ ready, rubric, write }: RubricProps) {
  return (
    <Rows
      title={texts.keys}
      rows={rubric.keys}
      most={60}
      add={texts.addKey}
      blank={(): Key => ({ of: 'history', ...line })}
      nameOf={({ name }, at) => name || texts.keyOf(at + 1)}
      onChange={(now) => write({ keys: now })}
    >
      {(one, change) => (
        <>
          <Choice
            label={texts.keyKind}
            value={one.of}
            labels={texts.keyKinds}
            onChange={(of) => change({ ...one, of })}
          />
          <FlagBox ready={ready} flag={one.flag} onChange={(flag) => change({ ...one, flag })} />
          <Named one={one} change={change} />
        </>
      )}
    </Rows>
  );
}

function OrderRows({ ready, rubric, write }: RubricProps) {
  return (
    <Rows
      title={texts.order}
      rows={rubric.order}
      most={12}
      add={texts.addOrder}
      blank={() => ({ first: UNDECIDED, then: UNDECIDED, name: '', why: '' })}
      nameOf={({ name }, at) => name || texts.orderOf(at + 1)}
      onChange={(now) => write({ order: now })}
    >
      {(one, change) => (
        <>
          {(['first', 'then'] as const).map((which) => (
            <div key={which} role="group" aria-label={texts[which]}>
              <p>{texts[which]}</p>
              <FlagBox
                ready={ready}
                flag={one[which]}
                onChange={(flag) => change({ ...one, [which]: flag })}
              />
            </div>
          ))}
          <Named one={one} change={change} />
        </>
      )}
    </Rows>
  );
}

function WindowRows({ ready, rubric, write }: RubricProps) {
  return (
    <Rows
      title={texts.windows}
      rows={rubric.windows}
      most={16}
      add={texts.addWindow}
      blank={(): Window => ({ ...line, within: 30 })}
      nameOf={({ name }, at) => name || texts.windowOf(at + 1)}
      onChange={(now) => write({ windows: now })}
    >
      {(one, change) => (
        <>
          <FlagBox ready={ready} flag={one.flag} onChange={(flag) => change({ ...one, flag })} />
          <NumberBox
            label={texts.within}
            value={one.within}
            unit={texts.minutesUnit}
            onChange={(within) => change({ ...one, within: Math.round(within) })}
          />
          <Named one={one} change={change} />
          <FlagRows
            ready={ready}
            flags={one.anyOf ?? []}
            most={4}
            title={texts.anyOf}
            add={texts.addAnyOf}
            onChange={(flags) => change(given({ ...one, anyOf: orNoList(flags) }) as Window)}
          />
        </>
      )}
    </Rows>
  );
}

function SafeguardRows({ ready, rubric, write }: RubricProps) {
  return (
    <Rows
      title={texts.safeguards}
      rows={rubric.safeguards}
      most={10}
      add={texts.addSafeguard}
      blank={() => line}
      nameOf={({ name }, at) => name || texts.safeguardOf(at + 1)}
      onChange={(now) => write({ safeguards: now })}
    >
      {(one, change) => (
        <>
          <FlagBox ready={ready} flag={one.flag} onChange={(flag) => change({ ...one, flag })} />
          <Named one={one} change={change} />
        </>
      )}
    </Rows>
  );
}

interface NamedProps<One extends { name: string; why: string }> {
  one: One;
  change: (one: One) => void;
}

/** Name of a rule in the debrief, and its reason. */
const Named = <One extends { name: string; why: string }>({ one, change }: NamedProps<One>) => (
  <>
    <TextBox
      label={texts.lineName}
      value={one.name}
      maxLength={60}
      onChange={(name) => change({ ...one, name })}
    />
    <TextBox
      label={texts.why}
      value={one.why}
      maxLength={600}
      lines={2}
      onChange={(why) => change({ ...one, why })}
    />
  </>
);
