import type { SlideTaskKind } from '@cheese/domain/codes/slides/slideTask';
import { objectiveOf } from '@cheese/slide-viewer/geometry/resolution';
import type { Slide } from '@cheese/slide-viewer/slide';
import { FormField } from '@cheese/ui/form/FormField';
import { hasNumber } from './numberFaults';
import { texts } from './texts';
import type { Making } from './useMaking';

interface KindNumbersProps {
  kind: SlideTaskKind;
  fields: Making['fields'];
  slide: Slide;
}

export function KindNumbers({ kind, fields, slide }: KindNumbersProps) {
  const shared = { fields, autoComplete: 'off', inputMode: 'decimal', maxLength: 8 } as const;
  const unit = slide.mpp === null ? texts.pixels : texts.um;
  const times = objectiveOf(slide) === null ? texts.percent : texts.times;
  return (
    <>
      {hasNumber(kind, 'reach') && <FormField {...shared} name="reach" label={texts.reach(unit)} />}
      {hasNumber(kind, 'threshold') && (
        <FormField {...shared} name="threshold" label={texts.threshold} />
      )}
      {hasNumber(kind, 'allowed') && <FormField {...shared} name="allowed" label={texts.allowed} />}
      {hasNumber(kind, 'most') && <FormField {...shared} name="most" label={texts.most(times)} />}
    </>
  );
}
