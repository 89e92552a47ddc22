import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import { useGetSlideDetailQuery } from '@cheese/api-client/slides/slide';
import { KeepButton } from '../../features/collect/KeepButton';
import { ShareButton } from '../../features/share/ShareButton';
import { ReportButton } from '../../features/slideReport/ReportButton';

/** What can be done with a slide as a whole. */
export function SlideTools({ slideId }: { slideId: number }) {
  const { data } = useGetSlideDetailQuery({ id: slideId });
  return (
    <>
      {data && (
        <KeepButton
          thing={{ type: collectTypeCodes.slide, productId: slideId }}
          name={data.title}
        />
      )}
      <ReportButton slideId={slideId} />
      <ShareButton />
    </>
  );
}
