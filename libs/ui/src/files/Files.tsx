import Box from '@mui/material/Box';
import { FileView } from './FileView';
import { fileFace, type StoredFile } from './fileFace';
import { Gallery } from './Gallery';
import type { MediaPlaces } from './MediaPlayer';

/** The address of a file is good as it is; only covers are paths on the picture host. */
const wholeAddress = (url: string) => new URL(url, window.location.origin).href;

interface FilesProps {
  files: readonly StoredFile[];
  places: MediaPlaces;
}

/** Pictures are grouped; every other file is shown by itself. */
export function Files({ files, places }: FilesProps) {
  const faces = files.map((file) => ({ file, face: fileFace(file) }));
  const pictures = faces.flatMap(({ file, face }) =>
    face.kind === 'picture'
      ? [{ id: file.id, name: file.fileName, src: wholeAddress(face.src) }]
      : [],
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      {pictures.length > 0 && <Gallery pictures={pictures} />}
      {faces
        .filter(({ face }) => face.kind !== 'picture')
        .map(({ file, face }) => (
          <FileView key={file.id} file={file} face={face} places={places} />
        ))}
    </Box>
  );
}
