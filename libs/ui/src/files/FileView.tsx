import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { byteText } from './byteText';
import { DocumentFrame } from './DocumentFrame';
import type { FileFace, StoredFile } from './fileFace';
import { MediaPlayer, type MediaPlaces } from './MediaPlayer';
import { texts } from './texts';

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 };

interface FileViewProps {
  file: StoredFile;
  face: FileFace;
  places: MediaPlaces;
}

/** A file: name, size, download, and a preview if there is one. */
export function FileView({ file, face, places }: FileViewProps) {
  const { fileName, bytes } = file;
  const isAsUploaded = face.kind === 'video' || face.kind === 'audio' || face.kind === 'plain';
  return (
    <Box component="section" aria-label={fileName}>
      <Box sx={head}>
        <Typography sx={{ flex: 1, minWidth: 160, overflowWrap: 'anywhere' }}>
          {fileName}{' '}
          <Typography component="span" variant="caption" sx={{ color: 'text.third' }}>
            {byteText(bytes)}
          </Typography>
        </Typography>
        <Button size="small" href={file.url} download={fileName}>
          {isAsUploaded ? texts.download : texts.downloadOriginal}
        </Button>
      </Box>
      <Shown file={file} face={face} places={places} />
    </Box>
  );
}

function Shown({ file, face, places }: FileViewProps) {
  switch (face.kind) {
    case 'video':
    case 'audio':
      return <MediaPlayer kind={face.kind} fileId={file.id} src={face.src} places={places} />;
    case 'document':
      return <DocumentFrame name={file.fileName} src={face.src} />;
    case 'converting':
      return <Alert severity="info">{`${texts.converting}：${texts.convertingHint}`}</Alert>;
    case 'failed':
      return (
        <Alert severity="warning">
          {face.reason ? `${texts.failed}：${face.reason}` : texts.failed}
        </Alert>
      );
    case 'picture':
    case 'plain':
      return <Typography sx={{ color: 'text.third' }}>{texts.plain}</Typography>;
  }
}
