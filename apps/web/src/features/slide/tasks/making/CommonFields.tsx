import { slideTaskReveals } from '@cheese/domain/codes/slides/slideTask';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { texts } from './texts';
import type { Making } from './useMaking';

export function CommonFields({ fields }: Pick<Making, 'fields'>) {
  const shared = { fields, autoComplete: 'off' };
  return (
    <>
      <FormField {...shared} name="title" label={texts.title} maxLength={60} required />
      <FormField {...shared} name="text" label={texts.text} maxLength={1000} lines={2} />
      <FormField
        {...shared}
        name="explanation"
        label={texts.explanation}
        maxLength={2000}
        lines={2}
      />
      <FormField {...shared} name="tries" label={texts.tries} inputMode="numeric" maxLength={2} />
      <SelectField name="reveals" label={texts.reveals} labels={slideTaskReveals} fields={fields} />
      <SelectField name="isShown" label={texts.shown} labels={texts.isShown} fields={fields} />
    </>
  );
}
