import { FormField } from '@cheese/ui/form/FormField';
import { ToggleRow } from '@cheese/ui/form/ToggleRow';
import type { Fields } from '@cheese/ui/form/useFields';
import Typography from '@mui/material/Typography';
import { texts } from './texts';
import type { Chosen } from './useNoticeForm';

const whens = (['send', 'schedule'] as const).map((value) => ({
  value,
  label: texts.whens[value],
}));

interface WhenFieldsProps {
  when: Chosen['when'];
  fields: Fields<'title' | 'html' | 'sendAt'>;
  onChange: (when: Chosen['when']) => void;
}

export const WhenFields = ({ when, fields, onChange }: WhenFieldsProps) => (
  <section>
    <Typography variant="h2" sx={{ my: 1.5 }}>
      {texts.when}
    </Typography>
    <ToggleRow label={texts.when} choices={whens} chosen={when} onChoose={onChange} />
    {when === 'schedule' && (
      <FormField
        required
        name="sendAt"
        type="datetime-local"
        label={texts.at}
        autoComplete="off"
        fields={fields}
      />
    )}
  </section>
);
