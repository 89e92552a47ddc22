import Skeleton from '@mui/material/Skeleton';
import { BannerShape } from './banner/BannerShape';
import { Carousel } from './banner/Carousel';
import { ClassifyShape } from './ClassifyRow';

/** The first blocks in grey, but for the slide that is always there. */
export function FirstSkeleton() {
  return (
    <>
      <BannerShape>
        <div className="board" />
        <Carousel ads={[]} />
      </BannerShape>
      <ClassifyShape>
        <span className="name">
          <Skeleton width={56} />
        </span>
        <Skeleton sx={{ flex: 1 }} />
      </ClassifyShape>
    </>
  );
}
