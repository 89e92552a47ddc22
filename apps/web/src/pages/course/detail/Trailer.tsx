import type { CourseDetail } from '@cheese/domain/contract/learning/shapes/courseShapes';
import { styled } from '@mui/material/styles';
import { texts } from './texts';

const Film = styled('video')(({ theme }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  backgroundColor: theme.palette.viewer.ground,
}));

/** A public film, fetched only when it is played. */
export const Trailer = ({ trailer }: { trailer: NonNullable<CourseDetail['trailer']> }) => (
  <Film
    src={trailer.address}
    {...(trailer.poster && { poster: trailer.poster })}
    aria-label={texts.trailer}
    controls
    playsInline
    preload="none"
  />
);
