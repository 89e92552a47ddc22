import type { Drill } from '@cheese/drills/graph/drill';
import type { Scene } from '@cheese/drills/graph/scene';
import { Section } from '@cheese/ui/frame/Section';
import { useToast } from '@cheese/ui/toast/useToast';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { changedEnd, changedScene, withCopy, without } from './change';
import { AboutForm } from './forms/AboutForm';
import { EndForm } from './forms/EndForm';
import { SceneForm } from './forms/SceneForm';
import { texts } from './texts';
import type { DrillDraft } from './useDrillDraft';

interface NodeFormProps {
  draft: DrillDraft;
  chosen: string | null;
  /** Opens the form of a scene or end. */
  onOpen: (id: string) => void;
  onTry: (from: string) => void;
}

/** Form of the selected scene or end, or of the whole drill. */
export function NodeForm({ draft, chosen, onOpen, onTry }: NodeFormProps) {
  const { now, write } = draft;
  const toast = useToast();
  const put = (drill: Drill, key: string | null) => write(() => drill, key);
  const scene = now.scenes.find(({ id }) => id === chosen);
  const end = now.ends.find(({ id }) => id === chosen);
  const remove = (id: string) => {
    put(without(now, id), null);
    // The form disappears with the node, so open the first scene.
    onOpen(now.start);
    toast.info(texts.removed);
  };
  if (scene) {
    return (
      <SceneNode now={now} scene={scene} put={put} remove={remove} onOpen={onOpen} onTry={onTry} />
    );
  }
  if (end) return <EndNode now={now} end={end} put={put} remove={remove} />;
  return (
    <Section title={texts.about}>
      <AboutForm drill={now} onChange={put} />
    </Section>
  );
}

interface NodeProps {
  now: Drill;
  put: (drill: Drill, key: string | null) => void;
  remove: (id: string) => void;
}

interface SceneNodeProps extends NodeProps, Pick<NodeFormProps, 'onOpen' | 'onTry'> {
  scene: Scene;
}

function SceneNode({ now, scene, put, remove, onOpen, onTry }: SceneNodeProps) {
  const { id, title } = scene;
  const copy = () => {
    const made = withCopy(now, scene, texts.copyOf(title));
    put(made.drill, null);
    onOpen(made.id);
  };
  const begin = () => {
    put({ ...now, start: id }, null);
    onOpen(id);
  };
  return (
    <Section
      title={texts.sceneNamed(title || texts.untitled)}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" variant="outlined" onClick={() => onTry(id)}>
            {texts.tryHere}
          </Button>
          <Button size="small" onClick={copy}>
            {texts.copy}
          </Button>
          {id !== now.start && (
            <>
              <Button size="small" onClick={begin}>
                {texts.asStart}
              </Button>
              <Button size="small" color="error" onClick={() => remove(id)}>
                {texts.removeNode}
              </Button>
            </>
          )}
        </Box>
      }
    >
      <SceneForm
        key={id}
        drill={now}
        scene={scene}
        onChange={(changed, key) => put(changedScene(now, changed), key)}
      />
    </Section>
  );
}

function EndNode({ now, end, put, remove }: NodeProps & { end: Drill['ends'][number] }) {
  return (
    <Section
      title={texts.endNamed(end.title || texts.untitled)}
      action={
        end.id !== now.exhausted && (
          <Button size="small" color="error" onClick={() => remove(end.id)}>
            {texts.removeNode}
          </Button>
        )
      }
    >
      <EndForm
        key={end.id}
        end={end}
        onChange={(changed, key) => put(changedEnd(now, changed), key)}
      />
    </Section>
  );
}
