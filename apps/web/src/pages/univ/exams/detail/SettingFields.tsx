import { showingTimes } from '@cheese/domain/codes/exam/examPhases';
import type { ExamSetting } from '@cheese/domain/contract/exam/shapes/examSettings';
import { partialRules } from '@cheese/domain/questions/kind';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import type { Fields } from '@cheese/ui/form/useFields';
import type { ReactNode } from 'react';
import { type ExamValues, switches } from './examForm';
import { SwitchRow } from './SwitchRow';
import { texts } from './texts';

const moment = { type: 'datetime-local', autoComplete: 'off' } as const;
const words = { autoComplete: 'off' } as const;
const score = { autoComplete: 'off', inputMode: 'decimal', maxLength: 7 } as const;
const number = { autoComplete: 'off', inputMode: 'numeric', maxLength: 7 } as const;

interface SettingFieldsProps {
  fields: Fields<keyof ExamValues>;
  /** True if the setting can still change in this phase. */
  may: (setting: ExamSetting) => boolean;
}

/** Settings of an exam other than its paper and its participants. */
export function SettingFields({ fields, may }: SettingFieldsProps) {
  const { values } = fields;
  const own = { fields };
  return (
    <>
      <Changeable if={may('title')}>
        <FormField required name="title" label={texts.name} {...words} maxLength={80} {...own} />
        <FormField
          name="notes"
          label={texts.notes}
          {...words}
          maxLength={2000}
          lines={2}
          {...own}
        />
      </Changeable>
      {/* Fixed after the start, because learners rely on these times. */}
      <Changeable if={may('startsAt')}>
        <TwoColumns>
          <FormField required name="startsAt" label={texts.startsAt} {...moment} {...own} />
          <FormField required name="endsAt" label={texts.endsAt} {...moment} {...own} />
          <FormField required name="minutes" label={texts.minutes} {...number} {...own} />
          <FormField required name="grace" label={texts.grace} {...number} {...own} />
          <FormField required name="attempts" label={texts.attempts} {...number} {...own} />
          <SelectField name="rule" label={texts.rule} labels={partialRules} {...own} />
        </TwoColumns>
      </Changeable>
      <Changeable if={may('passScore')}>
        <TwoColumns>
          <FormField required name="pass" label={texts.pass} {...score} {...own} />
          <SelectField name="result" label={texts.result} labels={showingTimes} {...own} />
          {values.result === 'moment' && (
            <FormField required name="resultAt" label={texts.resultAt} {...moment} {...own} />
          )}
          <SelectField name="review" label={texts.review} labels={showingTimes} {...own} />
          {values.review === 'moment' && (
            <FormField required name="reviewAt" label={texts.reviewAt} {...moment} {...own} />
          )}
        </TwoColumns>
      </Changeable>
      <Changeable if={may('password')}>
        <FormField name="password" label={texts.password} {...words} maxLength={50} {...own} />
        <FormField
          name="ranges"
          label={texts.ranges}
          placeholder={texts.rangesHint}
          {...words}
          lines={2}
          {...own}
        />
      </Changeable>
      <SwitchRow
        label={texts.switches}
        names={switches}
        words={texts}
        fields={fields}
        isFixed={(name) => !may(name)}
      />
    </>
  );
}

/** A group of settings that are all changeable or all fixed. */
const Changeable = ({ if: isChangeable, children }: { if: boolean; children: ReactNode }) => (
  <fieldset disabled={!isChangeable} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
    {children}
  </fieldset>
);
