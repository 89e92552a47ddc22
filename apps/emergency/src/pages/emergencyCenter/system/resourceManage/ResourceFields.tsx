import { groundStates } from '@cheese/domain/codes/emergency/centre';
import { firstAidCategories, firstAidTopics } from '@cheese/domain/codes/training/firstAid';
import { resourceKinds } from '@cheese/domain/codes/emergency/resourceKind';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { texts as common } from '@cheese/ui/management/texts';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { texts } from './texts';
import type { ResourceForm } from './useResourceForm';

export function ResourceFields({ form: { fields } }: { form: ResourceForm }) {
  const pick = { fields, required: true, blank: common.choose };
  return (
    <>
      <FormField
        required
        name="title"
        label={texts.title}
        placeholder={texts.titlePlaceholder}
        autoComplete="off"
        maxLength={80}
        fields={fields}
      />
      <FormField
        name="summary"
        label={texts.summary}
        placeholder={texts.summaryPlaceholder}
        autoComplete="off"
        maxLength={500}
        lines={2}
        fields={fields}
      />
      <TwoColumns>
        <SelectField
          {...pick}
          name="category"
          label={texts.filters.category}
          labels={firstAidCategories}
        />
        <SelectField {...pick} name="topic" label={texts.filters.topic} labels={firstAidTopics} />
        <SelectField
          required
          fields={fields}
          name="kind"
          label={texts.filters.kind}
          labels={resourceKinds}
        />
        <SelectField fields={fields} name="groundState" label={texts.state} labels={groundStates} />
      </TwoColumns>
    </>
  );
}
