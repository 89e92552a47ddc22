import { withImageHost } from '@cheese/domain/rules/site/image';
import { ImageWithFallback } from '@cheese/ui/media/ImageWithFallback';
import { useImageHost } from '@cheese/ui/media/ImageHostProvider';
import { LazyPart } from '@cheese/ui/parts/LazyPart';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Pin } from '../model/part';
import { texts } from '../texts';

const Row = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': { ...theme.typography.caption, width: 104, overflowWrap: 'anywhere' },
  '& button': {
    display: 'block',
    width: '100%',
    padding: 0,
    background: 'none',
    border: 'none',
    borderRadius: 4,
    cursor: 'zoom-in',
    overflow: 'hidden',
  },
}));

/** Loaded only when a picture is opened. */
const loadLightbox = () => import('@cheese/ui/files/Lightbox');

/** The pictures at a pin, small; one that is clicked is as large as the window. */
export function PinPictures({ pin: { title, pictures } }: { pin: Pin }) {
  const host = useImageHost();
  const [at, setAt] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  const named = pictures.map(({ src, text }, index) => ({
    id: index,
    src: withImageHost(src, host),
    name: text || texts.pictureOf(title, index + 1),
  }));
  return (
    <>
      <Row aria-label={texts.pinPictures}>
        {named.map(({ id, src, name }) => (
          <li key={id}>
            <button type="button" aria-label={texts.enlarge(name)} onClick={() => setAt(id)}>
              <ImageWithFallback src={src} alt={name} ratio={4 / 3} sizes="104px" />
            </button>
            {pictures[id]?.text}
          </li>
        ))}
      </Row>
      {at !== null && (
        <LazyPart
          load={loadLightbox}
          props={{ pictures: named, at, onGo: setAt, onClose: () => setAt(null) }}
        />
      )}
    </>
  );
}
