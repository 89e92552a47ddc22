import { UNDECIDED } from '@cheese/patients/writing/blank';
import type { Prepared } from '@cheese/patients/engine/prepare';
import type { PatientWhen } from '@cheese/domain/contract/training/shapes/patientCase';
import { NumberBox } from '../../../making/fields/NumberBox';
import { Rows } from '../../../making/fields/Rows';
import { FlagBox, FlagRows } from './FlagBox';
import { texts } from './texts';
import { ValueRows } from './ValueRows';
import { given } from './given';

const MOST = 10;

interface WhenFormProps {
  ready: Prepared;
  when: PatientWhen;
  onChange: (when: PatientWhen) => void;
}

/** A condition of several parts that must all hold; without parts it always holds. */
export function WhenForm({ ready, when, onChange }: WhenFormProps) {
  const { has = [], lacks = [], since, from = 0, below, above } = when;
  const say = (said: Partial<Record<keyof PatientWhen, unknown>>) =>
    onChange(given({ ...when, ...said }) as PatientWhen);
  const list = (flags: string[]) => (flags.length === 0 ? undefined : flags);
  return (
    <>
      <FlagRows
        ready={ready}
        flags={has}
        most={MOST}
        title={texts.has}
        add={texts.addHas}
        onChange={(flags) => say({ has: list(flags) })}
      />
      <FlagRows
        ready={ready}
        flags={lacks}
        most={MOST}
        title={texts.lacks}
        add={texts.addLacks}
        onChange={(flags) => say({ lacks: list(flags) })}
      />
      <Rows
        title={texts.since}
        rows={since ? [since] : []}
        most={1}
        add={texts.addSince}
        blank={() => ({ flag: UNDECIDED, minutes: 10 })}
        nameOf={() => texts.since}
        onChange={([now]) => say({ since: now })}
      >
        {(one, change) => (
          <>
            <FlagBox ready={ready} flag={one.flag} onChange={(flag) => change({ ...one, flag })} />
            <NumberBox
              label={texts.sinceMinutes}
              value={one.minutes}
              unit={texts.minutesUnit}
              onChange={(minutes) => change({ ...one, minutes: Math.round(minutes) })}
            />
          </>
        )}
      </Rows>
      <NumberBox
        label={texts.from}
        value={from}
        unit={texts.minutesUnit}
        onChange={(minute) => say({ from: minute > 0 ? Math.round(minute) : undefined })}
      />
      <ValueRows
        ready={ready}
        values={below}
        title={texts.below}
        add={texts.addBelow}
        number={texts.limit}
        onChange={(values) => say({ below: values })}
      />
      <ValueRows
        ready={ready}
        values={above}
        title={texts.above}
        add={texts.addAbove}
        number={texts.limit}
        onChange={(values) => say({ above: values })}
      />
    </>
  );
}
