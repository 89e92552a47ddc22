import { useGetDepartmentsQuery } from '@cheese/api-client/school/department';
import {
  useGetSchoolClassesQuery,
  useGetSchoolYearsQuery,
} from '@cheese/api-client/school/schoolClass';
import { genders } from '@cheese/domain/codes/people/people';
import { memberLimits } from '@cheese/domain/codes/school/members';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import type { Fields } from '@cheese/ui/form/useFields';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import {
  chapterChoices,
  choiceOf,
  choicesOf,
} from '../../../../../features/questionBank/chapterChoices';
import { MinorFields } from './MinorFields';
import type { PersonField } from './personForm';
import { texts } from './personTexts';

const MOST_CLASSES = 100;

interface PersonFieldsProps {
  fields: Fields<PersonField>;
  /** Only learners have a year and a class. */
  isLearner: boolean;
  /** The current class, which is missing from the choices if it is archived. */
  ownClass?: { id: number; name: string } | null;
  phonePlaceholder?: string;
  /** The guardian's phone, masked in the middle. */
  guardianPhone?: string | null;
}

export function PersonFields(props: PersonFieldsProps) {
  const { fields, isLearner, ownClass = null, phonePlaceholder = texts.phonePlaceholder } = props;
  const { guardianPhone } = props;
  const { data: departments = [] } = useGetDepartmentsQuery();
  return (
    <>
      <TwoColumns>
        <FormField
          required
          name="name"
          label={texts.name}
          autoComplete="off"
          maxLength={memberLimits.name}
          fields={fields}
        />
        <FormField
          required
          name="number"
          label={texts.number}
          placeholder={texts.numberPlaceholder}
          autoComplete="off"
          maxLength={memberLimits.number}
          fields={fields}
        />
        <FormField
          name="phone"
          type="tel"
          label={texts.phone}
          placeholder={phonePlaceholder}
          autoComplete="off"
          maxLength={20}
          fields={fields}
        />
        <SelectField name="gender" label={texts.gender} labels={genders} fields={fields} />
      </TwoColumns>
      <SelectField
        name="departmentId"
        label={texts.department}
        blank={texts.noDepartment}
        labels={chapterChoices(departments)}
        fields={fields}
      />
      {isLearner && <LearnerFields fields={fields} ownClass={ownClass} />}
      {isLearner && (
        <MinorFields
          fields={fields}
          {...(guardianPhone && { phonePlaceholder: texts.phoneKept(guardianPhone) })}
        />
      )}
    </>
  );
}

function LearnerFields({ fields, ownClass = null }: Omit<PersonFieldsProps, 'isLearner'>) {
  const { year, departmentId } = fields.values;
  const { data: years = [] } = useGetSchoolYearsQuery();
  const [now] = useState(() => new Date().getFullYear());
  const { currentData } = useGetSchoolClassesQuery(
    year === ''
      ? skipToken
      : {
          page: 1,
          pageCnt: MOST_CLASSES,
          year: Number(year),
          ...(departmentId !== '' && { departmentId: Number(departmentId) }),
        },
  );
  const classes = [...(currentData?.list ?? [])];
  const isListed = classes.some(({ id }) => id === ownClass?.id);
  const isOwn = ownClass !== null && fields.values.classId === choiceOf(ownClass.id);
  return (
    <>
      <TwoColumns>
        <SelectField
          name="year"
          label={texts.year}
          blank={texts.noYear}
          labels={yearChoices(years, now, Number(year))}
          fields={{
            ...fields,
            // Classes belong to a year, so a new year clears the class.
            change: (name, value) => {
              fields.change(name, value);
              fields.change('classId', '');
            },
          }}
        />
        <SelectField
          name="classId"
          label={texts.class}
          blank={year === '' ? texts.chooseYear : texts.noClass}
          labels={choicesOf([...(isOwn && !isListed ? [ownClass] : []), ...classes])}
          fields={fields}
        />
      </TwoColumns>
      <Typography variant="caption" sx={{ '&&': { mt: 0, mb: 2 }, color: 'text.third' }}>
        {texts.classHint}
      </Typography>
    </>
  );
}

const YEARS_BACK = 8;

/** Years that have classes, the years around now, and the chosen one; newest first. */
function yearChoices(years: readonly number[], now: number, chosen: number) {
  const near = Array.from({ length: YEARS_BACK + 2 }, (_, at) => now + 1 - at);
  const all = new Set([...years, ...near, ...(chosen > 0 ? [chosen] : [])]);
  const sorted = [...all].toSorted((a, b) => b - a);
  return Object.fromEntries(sorted.map((year) => [choiceOf(year), texts.yearOf(year)]));
}
