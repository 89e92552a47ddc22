import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import { modelLimits as limits } from '@cheese/domain/codes/bodies/modelMaking';
import { FormField } from '@cheese/ui/form/FormField';
import { SelectField } from '@cheese/ui/form/SelectField';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import { Section } from '@cheese/ui/frame/Section';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { texts } from './texts';
import type { ModelDraft } from './useModelDraft';

interface HeadFieldsProps {
  draft: ModelDraft;
  isNameless: boolean;
}

export function HeadFields({ draft, isNameless }: HeadFieldsProps) {
  const { cover, ...values } = draft.now.head;
  const fields = {
    values,
    faults: isNameless ? { title: texts.nameEmpty } : {},
    change: (name: keyof typeof values, value: string) =>
      draft.writeHead({ [name]: value }, `head:${name}`),
  };
  const plain = { autoComplete: 'off', fields } as const;
  return (
    <Section title={texts.about}>
      <Box sx={{ maxWidth: 800 }}>
        <TwoColumns>
          <FormField required name="title" label={texts.name} maxLength={limits.title} {...plain} />
          <FormField name="titleEn" label={texts.nameEn} maxLength={limits.titleEn} {...plain} />
          <SelectField name="system" label={texts.system} labels={bodySystems} fields={fields} />
        </TwoColumns>
        <FormField
          name="summary"
          label={texts.summary}
          placeholder={texts.summaryPlaceholder}
          maxLength={limits.summary}
          lines={3}
          {...plain}
        />
        {cover && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Box sx={{ width: 160 }}>
              <ImageWithFallback src={cover} alt={texts.cover} ratio={4 / 3} sizes="160px" />
            </Box>
            <Button color="inherit" onClick={() => draft.writeHead({ cover: '' }, 'cover')}>
              {texts.clearCover}
            </Button>
          </Box>
        )}
      </Box>
    </Section>
  );
}
