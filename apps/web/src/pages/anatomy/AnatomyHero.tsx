import { useGetAnatomyListQuery } from '@cheese/api-client/bodies/anatomy';
import { HeroBand } from '@cheese/ui/frame/HeroBand';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '../../paths';
import { BodyPicture } from './BodyPicture';
import { texts } from './texts';

const { title, slogan, lead } = texts;

/** The largest page that a list may have. */
const all = { page: 1, pageCnt: 50 };

/** Figures that cannot be loaded are left out. */
export function AnatomyHero() {
  const { data } = useGetAnatomyListQuery(all);
  const parts = data?.list.reduce((sum, { structureCount }) => sum + structureCount, 0);
  return (
    <HeroBand title={title} slogan={slogan} lead={lead} picture={<BodyPicture />}>
      <Typography sx={{ minHeight: 32, mt: 2 }} aria-label={texts.figures}>
        {data && parts
          ? `${data.total} ${texts.modelFigure} · ${parts} ${texts.structureFigure}`
          : ''}
      </Typography>
      <Button variant="contained" href={paths.anatomy()} sx={{ mt: 2 }}>
        {texts.toList}
      </Button>
    </HeroBand>
  );
}
