import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import { morphologyFields, slideStains } from '@cheese/domain/codes/slides/morphology';
import { slideLimits as limits } from '@cheese/domain/codes/slides/slideMaking';
import type { SlideFolder } from '@cheese/domain/contract/slides/slideFolder';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import type { Fields } from '@cheese/ui/form/useFields';
import { folderChoices, folderValue } from '../../../../features/slide/choosing/folderChoices';
import type { SlideValues } from './slideForm';
import { texts } from './texts';

interface SlideFieldsProps {
  fields: Fields<keyof SlideValues>;
  folders: readonly SlideFolder[];
}

export function SlideFields({ fields, folders }: SlideFieldsProps) {
  const plain = { autoComplete: 'off', fields } as const;
  const where = { [folderValue(null)]: texts.noFolder, ...folderChoices(folders) };
  return (
    <>
      <TwoColumns>
        <FormField required name="title" label={texts.name} maxLength={limits.title} {...plain} />
        <FormField name="titleEn" label={texts.nameEn} maxLength={limits.titleEn} {...plain} />
      </TwoColumns>
      <FormField
        name="summary"
        label={texts.summary}
        placeholder={texts.summaryPlaceholder}
        maxLength={limits.summary}
        lines={3}
        {...plain}
      />
      <TwoColumns>
        <SelectField name="field" label={texts.field} labels={morphologyFields} fields={fields} />
        <SelectField name="stain" label={texts.stain} labels={slideStains} fields={fields} />
        <SelectField
          name="system"
          label={texts.system}
          blank={texts.noSystem}
          labels={bodySystems}
          fields={fields}
        />
        <FormField name="organ" label={texts.organ} maxLength={limits.organ} {...plain} />
        <FormField
          name="material"
          label={texts.material}
          placeholder={texts.materialPlaceholder}
          maxLength={limits.material}
          {...plain}
        />
        <FormField
          name="source"
          label={texts.source}
          placeholder={texts.sourcePlaceholder}
          maxLength={limits.source}
          {...plain}
        />
        <SelectField name="folder" label={texts.folder} labels={where} fields={fields} />
        <SelectField
          name="shown"
          label={texts.visible}
          labels={texts.visibleChoices}
          fields={fields}
        />
      </TwoColumns>
    </>
  );
}
