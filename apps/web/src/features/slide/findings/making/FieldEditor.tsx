import { findingFieldKinds } from '@cheese/domain/codes/slides/slideFinding';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import type { Fields } from '@cheese/ui/form/useFields';
import Button from '@mui/material/Button';
import { type FieldDraft, type FieldName, isChoice } from './fieldDraft';
import { dropOn, FieldOrder, type Order } from './FieldOrder';
import { texts } from './texts';

interface FieldEditorProps {
  nth: number;
  draft: FieldDraft;
  faults: Partial<Record<FieldName, string>>;
  onChange: (draft: FieldDraft) => void;
  /** Null for the only field, which cannot be removed. */
  onRemove: (() => void) | null;
  order: Order;
}

export function FieldEditor({ nth, draft, faults, onChange, onRemove, order }: FieldEditorProps) {
  const fields: Fields<FieldName> = {
    values: draft,
    faults,
    change: (name, value) => onChange({ ...draft, [name]: value }),
  };
  const shared = { fields, autoComplete: 'off' };
  return (
    <li {...dropOn(nth - 1, order)}>
      <div role="group" aria-label={texts.field(nth)}>
        <div className="row">
          <h3>{texts.field(nth)}</h3>
          <FieldOrder at={nth - 1} order={order} />
          {onRemove && (
            <Button size="small" aria-label={texts.removeField(nth)} onClick={onRemove}>
              {texts.remove}
            </Button>
          )}
        </div>
        <SelectField fields={fields} name="kind" label={texts.kind} labels={findingFieldKinds} />
        <FormField {...shared} required name="label" label={texts.label} maxLength={100} />
        {isChoice(draft) && (
          <FormField {...shared} required name="options" label={texts.options} lines={3} />
        )}
        {draft.kind === '5' && (
          <FormField {...shared} name="unit" label={texts.unit} maxLength={20} />
        )}
        <FormField
          {...shared}
          name="points"
          label={texts.points}
          inputMode="numeric"
          maxLength={3}
        />
        <FormField {...shared} name="expected" label={texts.expected} maxLength={1000} lines={2} />
        <SelectField fields={fields} name="isNeeded" label={texts.needed} labels={texts.isNeeded} />
      </div>
    </li>
  );
}
