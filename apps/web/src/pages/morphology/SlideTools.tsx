import { collectTypeCodes } from '@cheese/domain/codes/shop/products';
import { useGetSlideDetailQuery } from '@cheese/api-client/slides/slide';
import { FavouriteButton } from '../../features/collect/FavouriteButton';
import { ShareButton } from '../../features/share/ShareButton';
import { ReportButton } from '../../features/slideReport/ReportButton';

/** Actions on the whole slide. */
export function SlideTools({ slideId }: { slideId: number }) {
  const { data } = useGetSlideDetailQuery({ id: slideId });
  return (
    <>
      {data && (
        <FavouriteButton
          thing={{ type: collectTypeCodes.slide, productId: slideId }}
          name={data.title}
        />
      )}
      <ReportButton slideId={slideId} />
      <ShareButton />
    </>
  );
}
