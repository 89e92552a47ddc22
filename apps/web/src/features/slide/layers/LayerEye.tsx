import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import { texts } from './texts';
import type { Layers } from './useLayers';

interface LayerEyeProps {
  name: string;
  itsKey: string;
  layers: Layers;
}

export function LayerEye({ name, itsKey, layers }: LayerEyeProps) {
  const isShown = layers.isShown(itsKey);
  const isDrawnOn = layers.target === itsKey;
  return (
    <div className="line">
      <IconButton
        size="small"
        color="inherit"
        aria-pressed={isShown}
        aria-label={texts.show(name)}
        onClick={() => layers.toggle(itsKey)}
      >
        {isShown ? <Visibility fontSize="small" /> : <VisibilityOff fontSize="small" />}
      </IconButton>
      <b>{name}</b>
      {isShown && !isDrawnOn && (
        <Slider
          size="small"
          min={0.1}
          max={1}
          step={0.1}
          value={layers.opacityOf(itsKey)}
          aria-label={texts.opacity(name)}
          onChange={(_, next) => layers.fade(itsKey, Number(next))}
        />
      )}
    </div>
  );
}
