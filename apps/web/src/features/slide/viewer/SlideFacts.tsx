import { useGetSlideDetailQuery } from '@cheese/api-client/slides/slide';
import { bodySystems } from '@cheese/domain/codes/bodies/bodySystems';
import { morphologyFields, slideStains } from '@cheese/domain/codes/slides/morphology';
import type { SlideDetail } from '@cheese/domain/contract/slides/slide';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import type { Slide } from '@cheese/slide-viewer/slide';
import { texts } from './texts';

/** Known facts about a slide; unknown ones are mentioned where they matter. */
export function SlideFacts({ slideId, slide }: { slideId: number; slide: Slide }) {
  const query = useGetSlideDetailQuery({ id: slideId });
  return (
    <Answered query={query} what={texts.information} skeleton={<RowsSkeleton count={6} />}>
      {(detail) => (
        <>
          {detail.summary && <p>{detail.summary}</p>}
          <dl>
            {factsOf(detail, slide).map(([what, said]) => [
              <dt key={what}>{what}</dt>,
              <dd key={`${what} `}>{said}</dd>,
            ])}
          </dl>
        </>
      )}
    </Answered>
  );
}

const factsOf = (detail: SlideDetail, { mpp, width, height }: Slide) =>
  [
    [texts.field, morphologyFields[detail.field]],
    [texts.system, detail.system === null ? '' : bodySystems[detail.system]],
    [texts.organ, detail.organ],
    [texts.stain, slideStains[detail.stain]],
    [texts.material, detail.material],
    [texts.library, detail.libraryName],
    [texts.resolution, mpp === null ? texts.unknown : texts.mpp(mpp)],
    [texts.size, texts.pixels(width, height)],
    [texts.source, detail.source],
  ].filter(([, said]) => said);
