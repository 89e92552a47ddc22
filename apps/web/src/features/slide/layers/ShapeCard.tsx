import { layerLimits } from '@cheese/domain/codes/slides/slideLayers';
import { withShape } from '@cheese/slide-viewer/shapes/history';
import { titleOf } from '@cheese/slide-viewer/shapes/measureShape';
import type { Shape } from '@cheese/slide-viewer/shapes/shape';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { texts } from './texts';
import type { Layers } from './useLayers';

const Card = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  top: 12,
  left: 12,
  display: 'grid',
  gap: 8,
  width: 'min(300px, 100% - 196px)',
  maxHeight: '45%',
  overflowY: 'auto',
  padding: 12,
  borderRadius: 4,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.surface,
  '& h2': { ...theme.typography.subtitle2, margin: 0, overflowWrap: 'anywhere' },
  '& p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& small': { color: theme.palette.text.secondary },
  '& textarea': { ...theme.typography.body2, width: '100%', resize: 'vertical' },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 4 },
}));

interface ShapeCardProps {
  layers: Layers;
  /** The selected shape of another layer, and the layer's name. */
  touched: { shape: Shape; name: string } | null;
  onLocate: (shape: Shape) => void;
  onClose: () => void;
}

/** Text of the selected shape; editable if it is the user's own. */
export function ShapeCard({ layers, touched, onLocate, onClose }: ShapeCardProps) {
  const { shapes } = layers.edited;
  const own = layers.drawing && shapes.shapes.find(({ id }) => id === shapes.selected);
  const shape = own ?? touched?.shape;
  if (!shape) return null;
  const [, ...rest] = shape.text.split('\n');
  const close = () => {
    shapes.select(null);
    onClose();
  };
  return (
    <Card aria-label={texts.card}>
      {own ? (
        <OwnWords
          key={own.id}
          text={own.text}
          onWritten={(text) => shapes.change(withShape(shapes.shapes, { ...own, text }))}
        />
      ) : (
        <>
          <small>{touched?.name}</small>
          <h2>{titleOf(shape) || texts.untitled}</h2>
          {rest.length > 0 && <p>{rest.join('\n')}</p>}
        </>
      )}
      <div className="acts">
        <Button size="small" onClick={() => onLocate(shape)}>
          {texts.locate}
        </Button>
        <Button size="small" color="inherit" onClick={close}>
          {texts.close}
        </Button>
      </div>
    </Card>
  );
}

/** Saved on blur. */
function OwnWords({ text, onWritten }: { text: string; onWritten: (text: string) => void }) {
  const [written, write] = useState(text);
  const [known, know] = useState(text);
  // The text was changed on the slide itself.
  if (known !== text) {
    know(text);
    write(text);
  }
  return (
    <textarea
      rows={3}
      value={written}
      maxLength={layerLimits.text}
      aria-label={texts.write}
      placeholder={texts.write}
      onChange={({ target }) => write(target.value)}
      onBlur={() => written.trim() !== text && onWritten(written.trim())}
    />
  );
}
