import type { SpecimenDetail } from '@cheese/domain/contract/bodies/specimen';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { Section } from '@cheese/ui/frame/Section';
import { Line, Lines } from '@cheese/ui/list/Lines';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { paths } from '../../../paths';
import { texts } from './texts';

/** Slides of the same tissue. */
export function SpecimenSlides({ slides }: Pick<SpecimenDetail, 'slides'>) {
  return (
    <Section title={texts.slides} action={<Button href={paths.slides()}>{texts.allSlides}</Button>}>
      {slides.length === 0 ? (
        <EmptyState dense sentence={texts.noSlides} />
      ) : (
        <Lines>
          {slides.map(({ id, title, thumbnail }) => (
            <Line key={id}>
              <span style={{ width: 96, flex: 'none' }}>
                <ImageWithFallback src={thumbnail ?? ''} alt="" sizes="96px" />
              </span>
              <span className="words">
                <Link href={paths.slide({ slideId: id })}>{title}</Link>
              </span>
            </Line>
          ))}
        </Lines>
      )}
    </Section>
  );
}
