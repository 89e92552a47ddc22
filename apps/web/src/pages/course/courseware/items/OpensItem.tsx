import type { DetailOf, Opened } from '@cheese/domain/contract/learning/coursewareDetail';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '../../../../paths';
import { texts } from '../texts';

type OpensIn = DetailOf<16> | DetailOf<48>;

const cards = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 2,
  mt: 2,
};

/** Specimens and experiments, each of which opens in the viewer of its kind. */
export function OpensItem({ item }: { item: OpensIn }) {
  return (
    <>
      <Typography color="text.second">{texts.viewer}</Typography>
      <Box sx={cards}>
        {item.opens.map((one) => (
          <Box key={one.id}>
            <ImageWithFallback src={one.picture} alt="" />
            <Typography variant="subtitle1" component="h3" sx={{ my: 1 }}>
              {one.name}
            </Typography>
            <Button
              variant="contained"
              endIcon={<OpenInNew />}
              href={viewerOf(item.type, one)}
              target="_blank"
              rel="noopener"
              aria-label={`${texts.open(texts.opens[item.type])}：${one.name}`}
            >
              {texts.open(texts.opens[item.type])}
            </Button>
          </Box>
        ))}
      </Box>
    </>
  );
}

/** Each kind has its own page, which says so itself where there is nothing to look at. */
const viewerOf = (type: OpensIn['type'], { id }: Opened) =>
  type === 16 ? paths.experiment({ id }) : paths.specimen({ id });
