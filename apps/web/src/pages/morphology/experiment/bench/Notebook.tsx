import type {
  ExperimentAction,
  ExperimentField,
} from '@cheese/domain/contract/training/shapes/experimentBench';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FormEvent, useId } from 'react';
import { texts } from './texts';

const Rows = styled('div')(({ theme: { palette, typography } }) => ({
  display: 'grid',
  gap: 8,
  '& .row': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, alignItems: 'center' },
  '& label': { ...typography.body2 },
  '& select, & input': {
    ...typography.body2,
    width: '100%',
    minWidth: 0,
    minHeight: 40,
    padding: '0 8px',
    color: 'inherit',
    backgroundColor: palette.surface,
    border: `1px solid ${palette.divider}`,
    borderRadius: 4,
  },
  '& form': { display: 'flex', gap: 4 },
}));

interface NotebookProps {
  fields: readonly ExperimentField[];
  isBusy: boolean;
  act: (action: ExperimentAction) => Promise<unknown>;
}

/** Observations and conclusions; a choice is saved at once. */
export const Notebook = ({ fields, isBusy, act }: NotebookProps) => (
  <section aria-label={texts.notebook}>
    <h2>{texts.notebook}</h2>
    <Rows>
      {fields.map((field) => (
        <Row
          key={field.id}
          field={field}
          isBusy={isBusy}
          write={(value) => void act({ kind: 'note', field: field.id, value })}
        />
      ))}
    </Rows>
  </section>
);

interface RowProps {
  field: ExperimentField;
  isBusy: boolean;
  write: (value: string) => void;
}

function Row({ field: { name, choices, unit, value }, isBusy, write }: RowProps) {
  const id = useId();
  const label = unit ? `${name}（${unit}）` : name;
  return (
    <div className="row">
      <label htmlFor={id}>{label}</label>
      {choices.length > 0 ? (
        <select
          id={id}
          value={value}
          disabled={isBusy}
          onChange={({ target }) => write(target.value)}
        >
          <option value="">{texts.unwritten}</option>
          {choices.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      ) : (
        <NumberField id={id} value={value} isBusy={isBusy} write={write} />
      )}
    </div>
  );
}

function NumberField({
  id,
  value,
  isBusy,
  write,
}: Omit<RowProps, 'field'> & { id: string; value: string }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = String(new FormData(event.currentTarget).get('value')).trim();
    if (written !== value) write(written);
  };
  return (
    <form onSubmit={submit}>
      <input
        key={value}
        id={id}
        name="value"
        type="number"
        min={0}
        max={999999}
        step="any"
        inputMode="decimal"
        defaultValue={value}
        placeholder={texts.unwritten}
      />
      <Button type="submit" size="small" color="inherit" aria-disabled={isBusy}>
        {texts.write}
      </Button>
    </form>
  );
}
