import { courseLimits } from '@cheese/domain/codes/learning/courseStates';
import type { MadeCourseDetail } from '@cheese/domain/contract/learning/shapes/courseMakingShapes';
import { RichTextField } from '@cheese/ui/article/RichTextField';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import type { Fields } from '@cheese/ui/form/useFields';
import { MediaById } from '../../../../features/media/MediaById';
import { usePictureUpload } from '../../../../features/pictureUpload/usePictureUpload';
import { CountedFields } from './CountedFields';
import { CoverField } from './CoverField';
import { shareChoices, type SheetValues } from './sheetForm';
import { texts } from './texts';

interface SheetFieldsProps {
  fields: Fields<keyof SheetValues>;
  course: MadeCourseDetail;
}

export function SheetFields({ fields, course }: SheetFieldsProps) {
  const upload = usePictureUpload();
  const { values, change } = fields;
  return (
    <>
      <CoverField
        courseId={course.id}
        name={values.name}
        cover={values.cover}
        onChange={(cover) => change('cover', cover)}
      />
      <FormField
        required
        name="name"
        label={texts.name}
        autoComplete="off"
        maxLength={courseLimits.name}
        fields={fields}
      />
      <FormField
        name="description"
        label={texts.description}
        placeholder={texts.descriptionPlaceholder}
        autoComplete="off"
        maxLength={courseLimits.description}
        lines={2}
        fields={fields}
      />
      <RichTextField
        name="html"
        label={texts.html}
        initial={values.html}
        upload={upload}
        onChange={(html) => change('html', html)}
      />
      <FormField
        name="goals"
        label={texts.goals}
        placeholder={texts.goalsPlaceholder}
        autoComplete="off"
        lines={3}
        fields={fields}
      />
      <FormField
        name="forWhom"
        label={texts.forWhom}
        placeholder={texts.forWhomPlaceholder}
        autoComplete="off"
        maxLength={courseLimits.forWhom}
        fields={fields}
      />
      <SelectField
        name="certificateShare"
        label={texts.certificate}
        blank={texts.noCertificate}
        labels={shareChoices(course.sheet.certificateShare)}
        fields={fields}
      />
      {values.certificateShare !== '' && <CountedFields fields={fields} course={course} />}
      <MediaById
        kind="film"
        label={texts.trailer}
        id={values.trailerId === '' ? null : Number(values.trailerId)}
        onChange={(id) => change('trailerId', id === null ? '' : String(id))}
      />
    </>
  );
}
