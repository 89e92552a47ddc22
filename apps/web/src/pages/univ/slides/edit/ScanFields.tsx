import type { MadeSlide } from '@cheese/domain/contract/slides/slideMaking';
import { FormField } from '@cheese/ui/form/FormField';
import { TwoColumns } from '@cheese/ui/form/TwoColumns';
import type { Fields } from '@cheese/ui/form/useFields';
import Typography from '@mui/material/Typography';
import type { SlideValues } from './slideForm';
import { texts } from './texts';

interface ScanFieldsProps {
  fields: Fields<keyof SlideValues>;
  slide: MadeSlide;
}

/** Values from the file are fixed; missing ones can be entered. */
export function ScanFields({ fields, slide }: ScanFieldsProps) {
  const { width, height, mpp, objective } = slide;
  const known = [
    `${texts.size}：${texts.pixels(width, height)}`,
    ...(mpp === null ? [] : [`${texts.mpp}：${texts.mppOf(mpp)}`]),
    ...(objective === null ? [] : [`${texts.objective}：${texts.objectiveOf(objective)}`]),
  ];
  const plain = { autoComplete: 'off', inputMode: 'decimal', fields } as const;
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {texts.facts}
      </Typography>
      {known.map((fact) => (
        <Typography key={fact} sx={{ mb: 1 }}>
          {fact}
        </Typography>
      ))}
      {(mpp === null || objective === null) && (
        <Typography variant="caption" component="p" sx={{ mb: 2, color: 'text.third' }}>
          {texts.unknown}
        </Typography>
      )}
      <TwoColumns>
        {mpp === null && <FormField name="mpp" label={texts.saidMpp} {...plain} />}
        {objective === null && (
          <FormField name="objective" label={texts.saidObjective} {...plain} />
        )}
      </TwoColumns>
    </section>
  );
}
