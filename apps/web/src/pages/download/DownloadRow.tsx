import { type DownloadKind, downloadKinds } from '@cheese/domain/codes/content/downloads';
import type { Download } from '@cheese/domain/contract/content/shapes/downloadShapes';
import { withImageHost } from '@cheese/domain/rules/site/image';
import { useImageHost } from '@cheese/ui/media/ImageHostProvider';
import { RelativeTime } from '@cheese/ui/time/RelativeTime';
import AndroidIcon from '@mui/icons-material/Android';
import AppleIcon from '@mui/icons-material/Apple';
import MedicalIcon from '@mui/icons-material/MedicalServicesOutlined';
import SlidesIcon from '@mui/icons-material/SlideshowOutlined';
import Button from '@mui/material/Button';
import { Card } from '@cheese/ui/frame/Card';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { texts } from './texts';

const icons: Record<DownloadKind, ComponentType> = {
  1: AndroidIcon,
  2: AppleIcon,
  3: SlidesIcon,
  4: MedicalIcon,
};

const Row = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 16px',
  padding: 16,
  '& > svg': { width: 40, height: 40, color: theme.palette.accent.text },
  '& p': { margin: '4px 0 0', color: theme.palette.text.secondary },
  '& .facts': { ...theme.typography.caption, display: 'flex', flexWrap: 'wrap', gap: '0 16px' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '48px minmax(0, 1fr)',
    '& > :last-child': { gridColumn: 2, justifySelf: 'start' },
  },
}));

/** One package; if none is available, the row says why. */
export function DownloadRow({ item }: { item: Download }) {
  const { kind, name, note, file } = item;
  const imageHost = useImageHost();
  const Icon = icons[kind];
  return (
    <Row role="article">
      <Icon />
      <div>
        <Typography variant="h3" component="h2">
          {name}
        </Typography>
        <p className="facts">
          <span>{downloadKinds[kind]}</span>
          {file && (
            <>
              <span>{texts.version(file.version)}</span>
              <span>{texts.size(file.bytes)}</span>
              <span>
                {texts.updated} <RelativeTime at={file.updatedAt} />
              </span>
            </>
          )}
        </p>
        <p>{note}</p>
      </div>
      {file ? (
        <Button
          variant="contained"
          href={withImageHost(file.path, imageHost)}
          download
          aria-label={texts.getNamed(name)}
        >
          {texts.get}
        </Button>
      ) : (
        <Chip label={texts.none} />
      )}
    </Row>
  );
}
