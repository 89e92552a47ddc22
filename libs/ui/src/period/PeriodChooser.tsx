import { Form } from '../form/Form';
import { FormField } from '../form/FormField';
import { ToggleRow } from '../form/ToggleRow';
import { useFields } from '../form/useFields';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { faultsOf, missing } from '../form/faults';
import { countDays, LONGEST_DAYS, type Period, type Span, spans } from './readPeriod';
import { texts } from './texts';

interface PeriodChooserProps {
  period: Period;
  onSpan: (days: Span) => void;
  onDays: (from: string, to: string) => void;
}

const custom = 'custom';
const choices = [
  ...spans.map((days) => ({ value: days as Span | typeof custom, label: texts.periods[days] })),
  { value: custom as Span | typeof custom, label: texts.custom },
];

const isSame = (one: Period, other: Period) =>
  one.span === other.span && one.from === other.from && one.to === other.to;

/** Either the last days up to today, or a range of dates. */
export function PeriodChooser({ period, onSpan, onDays }: PeriodChooserProps) {
  const [isChoosing, setChoosing] = useState(false);
  const [shown, setShown] = useState(period);
  const isCustom = isChoosing || period.span === null;
  // The address decides, also after going back.
  if (!isSame(shown, period)) {
    setShown(period);
    setChoosing(false);
  }
  return (
    <>
      <ToggleRow
        label={texts.period}
        choices={choices}
        chosen={isCustom ? custom : period.span}
        onChoose={(value) => {
          setChoosing(value === custom);
          if (value !== custom) onSpan(value);
        }}
      />
      {isCustom && <DaysForm period={period} onDays={onDays} />}
    </>
  );
}

function spanFault(from: string, to: string) {
  if (from === '' || to === '') return null;
  if (to < from) return texts.dateOrder;
  return countDays(from, to) > LONGEST_DAYS && texts.dateSpan;
}

function DaysForm({ period, onDays }: Pick<PeriodChooserProps, 'period' | 'onDays'>) {
  const fields = useFields({ from: period.firstDay, to: period.lastDay });
  const [shown, setShown] = useState(period);
  if (!isSame(shown, period)) {
    setShown(period);
    fields.change('from', period.firstDay);
    fields.change('to', period.lastDay);
  }
  const submit = (form: HTMLFormElement) => {
    const { from, to } = fields.values;
    const faults = faultsOf({
      from: missing(from, texts.dateEmpty),
      to: missing(to, texts.dateEmpty) || spanFault(from, to),
    });
    if (fields.pass(faults, form)) onDays(from, to);
  };
  const day = { type: 'date', autoComplete: 'off', required: true, fields } as const;
  return (
    <Form label={texts.custom} onSubmit={submit}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ width: { xs: '100%', sm: 200 } }}>
          <FormField {...day} name="from" label={texts.from} />
        </Box>
        <Box sx={{ width: { xs: '100%', sm: 200 } }}>
          <FormField {...day} name="to" label={texts.to} />
        </Box>
        <Button type="submit" variant="outlined">
          {texts.apply}
        </Button>
      </Box>
    </Form>
  );
}
