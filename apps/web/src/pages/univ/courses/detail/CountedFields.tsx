import type { MadeCourseDetail } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { SelectField } from '@cheese/ui/form/SelectField';
import type { Fields } from '@cheese/ui/form/useFields';
import Alert from '@mui/material/Alert';
import type { SheetValues } from './sheetForm';
import { texts } from './texts';

interface CountedFieldsProps {
  fields: Fields<keyof SheetValues>;
  course: MadeCourseDetail;
}

/** Settings of the certificate: number of items, and whether items completed by hand count. */
export function CountedFields({ fields, course: { items, seenDoneCount } }: CountedFieldsProps) {
  const all = items.filter(({ isHidden }) => !isHidden).length;
  const countsAll = fields.values.countsByHand === 'yes';
  const isOutOfReach = !countsAll && seenDoneCount === 0 && all > 0;
  return (
    <>
      <SelectField
        name="countsByHand"
        label={texts.byHand}
        labels={texts.byHandChoices}
        fields={fields}
      />
      <Alert severity={isOutOfReach ? 'warning' : 'info'}>
        {isOutOfReach ? texts.noneCounts : texts.counted(countsAll, all, seenDoneCount)}
      </Alert>
    </>
  );
}
