import type { PatientCase } from '@cheese/domain/contract/training/shapes/patientCase';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { nextName } from '../../../making/edit/steps';
import { Choice } from '../../../making/fields/Choice';
import { NumberBox } from '../../../making/fields/NumberBox';
import { Rows } from '../../../making/fields/Rows';
import { TextBox } from '../../../making/fields/TextBox';
import type { FormProps } from './PatientFrame';
import { given } from './given';
import { valueNames } from './names';
import { Consequences } from './parts';
import { texts } from './texts';
import { WhenForm } from './WhenForm';

type Event = PatientCase['events'][number];
const ends = { goesOn: texts.goesOn, dies: texts.dies };

export const StatesForm = (props: FormProps) => (
  <>
    <EventRows {...props} />
    <DriftRows {...props} />
  </>
);

function EventRows({ ready, say }: FormProps) {
  const { events } = ready.of;
  return (
    <Rows
      isOrdered
      title={texts.events}
      rows={events}
      most={20}
      add={texts.addEvent}
      blank={(): Event => ({ id: nextName(events, 'event'), when: { from: 30 }, says: '' })}
      nameOf={({ says }, at) => says.slice(0, 20) || texts.eventOf(at + 1)}
      onChange={(now) => say({ events: now })}
    >
      {(one, change) => {
        const write = (said: Partial<Record<keyof Event, unknown>>) =>
          change(given({ ...one, ...said }) as Event);
        return (
          <>
            <TextBox
              label={texts.eventSays}
              value={one.says}
              maxLength={600}
              lines={2}
              onChange={(says) => write({ says })}
            />
            <Choice
              label={texts.isDeath}
              value={one.isDeath ? 'dies' : 'goesOn'}
              labels={ends}
              onChange={(end) => write({ isDeath: end === 'dies' ? true : undefined })}
            />
            <WhenForm ready={ready} when={one.when} onChange={(when) => write({ when })} />
            <Consequences ready={ready} of={one} say={write} />
          </>
        );
      }}
    </Rows>
  );
}

function DriftRows({ ready, say }: FormProps) {
  return (
    <Rows
      title={texts.drifts}
      rows={ready.of.drifts}
      most={40}
      add={texts.addDrift}
      blank={() => ({ when: {}, value: 'sbp', perMinute: 1, to: 90 })}
      nameOf={(_, at) => texts.driftOf(at + 1)}
      onChange={(now) => say({ drifts: now })}
    >
      {(one, change) => (
        <>
          <TwoColumns>
            <Choice
              label={texts.value}
              value={one.value}
              labels={valueNames(ready)}
              onChange={(value) => change({ ...one, value })}
            />
            <NumberBox
              label={texts.perMinute}
              value={one.perMinute}
              onChange={(speed) => change({ ...one, perMinute: Math.max(0, speed) })}
            />
            <NumberBox label={texts.to} value={one.to} onChange={(to) => change({ ...one, to })} />
          </TwoColumns>
          <WhenForm ready={ready} when={one.when} onChange={(when) => change({ ...one, when })} />
        </>
      )}
    </Rows>
  );
}
