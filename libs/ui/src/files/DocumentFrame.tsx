import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { texts } from './texts';

const frame = {
  display: 'block',
  width: '100%',
  height: { xs: '70vh', md: 720 },
  border: 1,
  borderColor: 'hairline',
  borderRadius: 1,
};

/** Shows a PDF in the browser's viewer; the link is for phones that have none. */
export function DocumentFrame({ name, src }: { name: string; src: string }) {
  return (
    <>
      <Box component="iframe" title={texts.preview(name)} src={src} loading="lazy" sx={frame} />
      <Button size="small" href={src} rel="external noopener" target="_blank" sx={{ mt: 1 }}>
        {texts.openInNew}
      </Button>
    </>
  );
}
