import { morphologyFields } from '@cheese/domain/codes/slides/morphology';
import type { SlideLibraryDetail } from '@cheese/domain/contract/slides/slideLibrary';
import { chinaDay } from '@cheese/domain/rules/time/chinaDay';
import { countText } from '@cheese/domain/rules/text/countText';
import { Section } from '@cheese/ui/frame/Section';
import { Facts } from '../../../features/commodity/detail/Facts';
import { texts } from './texts';

export function LibraryFacts({ library }: { library: SlideLibraryDetail }) {
  const { field, slideCount, viewCount, updatedAt, validUntil } = library;
  const facts: [string, string][] = [
    [texts.field, morphologyFields[field]],
    [texts.slideCount, texts.slides(slideCount)],
    [texts.viewCount, texts.views(countText(viewCount))],
    [texts.updatedAt, chinaDay(updatedAt)],
    ...(validUntil === null ? [] : [[texts.validUntil, chinaDay(validUntil)] as [string, string]]),
  ];
  return (
    <Section title={texts.facts}>
      <Facts facts={facts} />
    </Section>
  );
}
