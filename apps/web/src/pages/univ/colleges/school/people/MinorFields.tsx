import { guardianLimits, guardianRelations } from '@cheese/domain/codes/school/guardianConsent';
import { isBirthMonth, isMinor } from '@cheese/domain/rules/school/guardianConsent';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import type { Fields } from '@cheese/ui/form/useFields';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PersonField } from './personForm';
import { texts } from './personTexts';

interface MinorFieldsProps {
  fields: Fields<PersonField>;
  phonePlaceholder?: string;
}

/** Month of birth and, for people under 14, the guardian. */
export function MinorFields({ fields, phonePlaceholder }: MinorFieldsProps) {
  const { birthMonth } = fields.values;
  const [today] = useState(() => chinaDay(Date.now()));
  const isRead = isBirthMonth(birthMonth, today);
  const isUnderAge = isRead && isMinor(birthMonth, today);
  const none = { autoComplete: 'off', fields } as const;
  return (
    <>
      <TwoColumns>
        <FormField
          {...none}
          name="birthMonth"
          type="month"
          label={texts.birthMonth}
          placeholder={texts.birthMonthPlaceholder}
        />
        {isUnderAge && (
          <>
            <FormField
              {...none}
              name="guardianName"
              label={texts.guardianName}
              maxLength={guardianLimits.name}
            />
            <FormField
              {...none}
              name="guardianPhone"
              type="tel"
              label={texts.guardianPhone}
              placeholder={phonePlaceholder ?? texts.guardianPhonePlaceholder}
              maxLength={guardianLimits.phone}
            />
            <SelectField
              name="guardianRelation"
              label={texts.guardianRelation}
              blank={texts.noRelation}
              labels={guardianRelations}
              fields={fields}
            />
          </>
        )}
      </TwoColumns>
      <Typography variant="caption" sx={{ '&&': { mt: 0, mb: 2 }, color: 'text.third' }}>
        {isUnderAge ? texts.minorHint : texts.birthMonthHint}
      </Typography>
    </>
  );
}
