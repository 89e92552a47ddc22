import { pictureSizes, withImageHost } from '@cheese/domain/rules/site/image';
import Box from '@mui/material/Box';
import { startTransition, useState } from 'react';
import { ImageBlank } from './ImageBlank';
import { useImageHost } from './ImageHostProvider';

interface ImageWithFallbackProps {
  /** As stored: an absolute address or a path on the image host. */
  src: string | null | undefined;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Width by height, reserved before the picture comes. */
  ratio?: number;
  fit?: 'cover' | 'contain';
  /** For pictures above the fold: fetched with high priority. */
  eager?: boolean;
  /** The `sizes` attribute; defaults to that of a card in a grid. */
  sizes?: string;
}

const inAGrid =
  '(min-width: 1200px) 282px, (min-width: 900px) 33vw, (min-width: 600px) 50vw, 100vw';

const frame = {
  position: 'relative',
  display: 'block',
  width: '100%',
  overflow: 'hidden',
} as const;
const picture = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/** A prerendered picture may have come or failed before anyone listened. */
const outcomeOf = (image: HTMLImageElement): boolean | null =>
  image.complete && image.src !== '' ? image.naturalWidth > 0 : null;

export function ImageWithFallback(props: ImageWithFallbackProps) {
  const { src, alt, ratio = 16 / 9, fit = 'cover', eager = false, sizes = inAGrid } = props;
  const url = withImageHost(src, useImageHost());
  const [outcome, setOutcome] = useState<{ url: string; came: boolean } | null>(null);
  const came = outcome?.url === url ? outcome.came : null;
  // As a transition, because an urgent update would force pending work to render.
  const know = (isThere: boolean) => startTransition(() => setOutcome({ url, came: isThere }));

  if (url === '' || came === false) return <ImageBlank alt={alt} ratio={ratio} />;
  return (
    <Box
      component="span"
      aria-busy={came === null}
      sx={{ ...frame, aspectRatio: ratio, bgcolor: came === null ? 'hairline' : 'transparent' }}
    >
      <Box
        component="img"
        key={url}
        ref={(image: HTMLImageElement | null) => {
          const already = image && outcomeOf(image);
          if (already !== null && came === null) know(already);
        }}
        src={url}
        srcSet={pictureSizes(url)}
        sizes={pictureSizes(url) && sizes}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        // Decode an eager picture with the first frame, not after it.
        decoding={eager ? 'sync' : 'async'}
        onLoad={() => know(true)}
        onError={() => know(false)}
        sx={{ ...picture, objectFit: fit }}
      />
    </Box>
  );
}
