import { drillSounds } from '@cheese/domain/codes/training/drills';
import type { Drill } from '@cheese/drills/graph/drill';
import { pictureSeen, pictureWords } from '@cheese/drills/graph/picture';
import type { Scene } from '@cheese/drills/graph/scene';
import { useToast } from '@cheese/ui/toast/useToast';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ScenePicture } from '../../../../../features/drill/picture/ScenePicture';
import { stepOf } from '../../../making/edit/steps';
import { askedAs, waysFor } from '../change';
import { Choice } from '../../../making/fields/Choice';
import { IdTicks } from '../../../making/fields/IdTicks';
import { KindChoice } from '../../../making/fields/KindChoice';
import { NumberBox } from '../../../making/fields/NumberBox';
import { TextBox } from '../../../making/fields/TextBox';
import { AreaPicture } from './AreaPicture';
import { AskingForm } from './AskingForm';
import { PictureForm } from './PictureForm';
import { texts } from './texts';
import { WayRows } from './WayRows';

/** Question and ways, which are changed together because they must match. */
type SceneQuestion = Pick<Scene, 'asking' | 'ways'>;

interface SceneFormProps {
  drill: Drill;
  scene: Scene;
  /** Changes with the same key are one undo step. */
  onChange: (scene: Scene, key: string | null) => void;
}

export function SceneForm({ drill, scene, onChange }: SceneFormProps) {
  const toast = useToast();
  const say = (said: Partial<Scene>) =>
    onChange({ ...scene, ...said }, stepOf(scene.id, said, scene));
  const { asking, picture } = scene;
  const askAs = (kind: keyof typeof texts.kinds): SceneQuestion => {
    const next = askedAs(kind, scene);
    return { asking: next, ways: waysFor(next) };
  };
  const turn = (question: SceneQuestion) => {
    onChange({ ...scene, ...question }, null);
    toast.info(texts.kindChanged);
  };
  return (
    <>
      <TextBox
        label={texts.title}
        value={scene.title}
        maxLength={200}
        onChange={(title) => say({ title })}
      />
      <TextBox
        label={texts.text}
        value={scene.text}
        maxLength={2000}
        lines={3}
        onChange={(text) => say({ text })}
      />
      <ScenePictureFields scene={scene} say={say} />
      <KindChoice
        label={texts.asking}
        kind={asking.kind}
        labels={texts.kinds}
        now={{ asking, ways: scene.ways }}
        blank={askAs}
        onChange={turn}
      />
      {asking.kind !== 'go' && (
        <TextBox
          label={texts.ask}
          value={scene.ask}
          maxLength={200}
          onChange={(ask) => say({ ask })}
        />
      )}
      {asking.kind === 'point' && <AreaPicture picture={picture} asking={asking} />}
      <AskingForm asking={asking} onChange={(now) => say({ asking: now })} />
      {asking.kind !== 'go' && <MarkFields drill={drill} scene={scene} say={say} />}
      <WayRows drill={drill} scene={scene} say={say} />
    </>
  );
}

interface SceneFieldsProps {
  scene: Scene;
  say: (said: Partial<Scene>) => void;
}

function ScenePictureFields({ scene, say }: SceneFieldsProps) {
  const { picture } = scene;
  return (
    <Details summary={texts.picture}>
      <Box sx={{ maxWidth: 400, mb: 2 }}>
        <ScenePicture picture={pictureSeen(picture)} words={pictureWords(picture)} />
      </Box>
      <PictureForm picture={picture} onChange={(now) => say({ picture: now })} />
      <Choice
        label={texts.sound}
        value={scene.sound ?? 'none'}
        labels={{ none: texts.noSound, ...drillSounds }}
        onChange={(sound) => say({ sound: sound === 'none' ? null : sound })}
      />
    </Details>
  );
}

/** Score and explanation of an answer. */
const MarkFields = ({ drill, scene, say }: SceneFieldsProps & { drill: Drill }) => (
  <>
    <NumberBox
      label={texts.points}
      value={scene.points}
      onChange={(many) => say({ points: many })}
    />
    <TextBox
      label={texts.why}
      value={scene.why}
      maxLength={2000}
      lines={2}
      onChange={(why) => say({ why })}
    />
    {drill.references.length > 0 && (
      <IdTicks
        label={texts.cites}
        choices={drill.references}
        chosen={scene.references}
        onChange={(references) => say({ references })}
      />
    )}
  </>
);

interface DetailsProps {
  summary: string;
  children: ReactNode;
}

/** Collapsed by default. */
const Details = ({ summary, children }: DetailsProps) => (
  <Box component="details" sx={{ mb: 2, '& > summary': { py: 1, cursor: 'pointer' } }}>
    <summary>{summary}</summary>
    {children}
  </Box>
);
