import type { SlideLayer, SlideLayers } from '@cheese/domain/contract/slides/annotation';
import { Answered } from '@cheese/ui/feedback/Answered';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import Add from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { LayerDialog } from './LayerDialog';
import { LayerEye } from './LayerEye';
import { LayerLine } from './LayerLine';
import { LayerList } from './LayerList';
import type { LookAt } from './LayerTexts';
import { SavingLine } from './SavingLine';
import { texts } from './texts';
import { OWN } from './useEditedLayer';
import { keyOf, type Layers } from './useLayers';

interface LayersPanelProps {
  slideId: number;
  layers: Layers;
  lookAt: LookAt;
}

export function LayersPanel(props: LayersPanelProps) {
  return (
    <Answered query={props.layers.query} what={texts.what} skeleton={<RowsSkeleton count={3} />}>
      {(data) => <Groups {...props} data={data} />}
    </Answered>
  );
}

function Groups({ slideId, layers, lookAt, data }: LayersPanelProps & { data: SlideLayers }) {
  const { mayTeach, mayHandIn } = data;
  const of = (isOne: (layer: SlideLayer) => boolean) => data.layers.filter(isOne);
  const teaching = of(({ kind }) => kind === 'teaching');
  const handedIn = of(({ kind, isMine }) => kind === 'own' && !isMine);
  const [own] = of(({ kind, isMine }) => kind === 'own' && isMine);
  const line = (layer: SlideLayer) => (
    <LayerLine key={layer.id} layer={layer} layers={layers} mayHandIn={mayHandIn} lookAt={lookAt} />
  );
  return (
    <>
      <LayerList aria-label={texts.groups.teaching}>
        <h2>{texts.groups.teaching}</h2>
        {teaching.length === 0 ? <span>{texts.none}</span> : <ul>{teaching.map(line)}</ul>}
        {mayTeach && <NewLayer slideId={slideId} onMade={(made) => layers.edit(keyOf(made))} />}
      </LayerList>
      <LayerList aria-label={texts.groups.own}>
        <h2>{texts.groups.own}</h2>
        <ul>{own ? line(own) : <NotYet layers={layers} />}</ul>
        <SavingLine edited={layers.edited} />
      </LayerList>
      {handedIn.length > 0 && (
        <LayerList aria-label={texts.groups.handedIn}>
          <h2>{texts.groups.handedIn}</h2>
          <ul>{handedIn.map(line)}</ul>
        </LayerList>
      )}
    </>
  );
}

/** The own layer before the server has one: nothing drawn yet, or drawn by a visitor. */
const NotYet = ({ layers }: { layers: Layers }) => (
  <li>
    <LayerEye name={texts.own} itsKey={OWN} layers={layers} />
    <div className="about">{texts.count(layers.edited.shapes.shapes.length)}</div>
  </li>
);

function NewLayer(props: { slideId: number; onMade: (layer: SlideLayer) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" color="inherit" startIcon={<Add />} onClick={() => setOpen(true)}>
        {texts.make}
      </Button>
      {isOpen && <LayerDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
