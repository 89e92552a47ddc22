import { guardianLimits, guardianRelations } from '@cheese/domain/codes/school/guardianConsent';
import type { GuardianLine } from '@cheese/domain/contract/school/guardian';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import type { Fields } from '@cheese/ui/form/useFields';
import { styled } from '@mui/material/styles';
import type { ConsentField } from './consentForm';
import { texts } from './texts';

const Group = styled('fieldset')(({ theme: { typography } }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { ...typography.subtitle2, padding: 0, marginBottom: 8 },
}));

interface GuardianFieldsProps {
  line: GuardianLine;
  fields: Fields<ConsentField>;
}

/** The guardian of one learner. */
export function GuardianFields({ line, fields }: GuardianFieldsProps) {
  const { id, name, number, guardian } = line;
  const phone = guardian?.phone;
  return (
    <Group>
      <legend>{texts.person(name, number)}</legend>
      <TwoColumns>
        <FormField
          required
          name={`name-${id}`}
          label={texts.name}
          autoComplete="off"
          maxLength={guardianLimits.name}
          fields={fields}
        />
        <SelectField
          name={`relation-${id}`}
          label={texts.relation}
          blank={texts.noRelation}
          labels={guardianRelations}
          fields={fields}
        />
        <FormField
          name={`phone-${id}`}
          type="tel"
          label={texts.phone}
          placeholder={phone ? texts.phoneKept(phone) : texts.phonePlaceholder}
          autoComplete="off"
          maxLength={guardianLimits.phone}
          fields={fields}
        />
      </TwoColumns>
    </Group>
  );
}
