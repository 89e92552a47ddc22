import { useGetSlideImagesQuery } from '@cheese/api-client/slides/slide';
import { slideImageKindCodes } from '@cheese/domain/codes/slides/morphology';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { texts } from './texts';

const asideKinds: readonly number[] = [slideImageKindCodes.label, slideImageKindCodes.macro];
const row = {
  display: 'grid',
  gap: 2,
  maxWidth: 800,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

/** Label and overview pictures of the file, for teachers only. */
export function AsidePictures({ slideId }: { slideId: number }) {
  const { data = [] } = useGetSlideImagesQuery({ slideId }, { refetchOnMountOrArgChange: true });
  const shown = data.filter(({ kind }) => asideKinds.includes(kind));
  if (shown.length === 0) return null;
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 3 }}>
        {texts.aside}
      </Typography>
      <Typography variant="caption" component="p" sx={{ mb: 2, color: 'text.third' }}>
        {texts.asideLead}
      </Typography>
      <Box sx={row}>
        {shown.map(({ id, title, address }) => (
          <Box component="figure" key={id} sx={{ m: 0 }}>
            <ImageWithFallback src={address} alt={title} fit="contain" ratio={4 / 3} />
            <Typography variant="caption" component="figcaption">
              {title}
            </Typography>
          </Box>
        ))}
      </Box>
    </section>
  );
}
