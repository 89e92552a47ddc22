import { slideTaskKindCodes, slideTaskRevealCodes } from '@cheese/domain/codes/slides/slideTask';
import {
  keyIn,
  keyWords,
  promptsOf,
  slideQuestionTasks,
} from '@cheese/domain/questions/slide/slideWords';
import type { MadeTask } from '@cheese/domain/contract/slides/slideTaskMaking';
import type { KindEditorProps } from '@cheese/question-sheet/kinds/KindView';
import type { Slide } from '@cheese/slide-viewer/slide';
import { useShapes } from '@cheese/slide-viewer/useShapes';
import { ToggleRow } from '@cheese/ui/form/ToggleRow';
import { useFields } from '@cheese/ui/form/useFields';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { SlideShelf } from '../choosing/SlideShelf';
import { DrawTools } from '../tasks/DrawTools';
import { KindNumbers } from '../tasks/making/KindNumbers';
import { keyTools, limited, shapesOf } from '../tasks/making/keyShapes';
import { valuesOf } from '../tasks/making/keyValues';
import { formFaults } from '../tasks/making/numberFaults';
import { readKey } from '../tasks/making/readKey';
import { texts as making } from '../tasks/making/texts';
import { TaskSheet } from '../tasks/TaskSheet';
import { toolOf, unheard } from '../tasks/useWork';
import { useTileSource } from '../viewer/useTileSource';
import { keptKey } from './drawnWords';
import { QuestionStage } from './QuestionStage';
import { texts } from './texts';

const own = ['school'] as const;
type Task = (typeof slideQuestionTasks)[number];

/** The author chooses a slide and draws the correct answer on it. */
export function SlideQuestionEditor({ draft, onChange }: KindEditorProps) {
  const said = draft.prompts[0] ?? '';
  const slideId = /^\d+$/u.test(said) ? Number(said) : null;
  const [task, setTask] = useState<Task>(() => keyIn(draft.key)?.kind ?? slideTaskKindCodes.point);
  const { query, slide } = useTileSource(slideId);
  if (slideId === null) {
    return (
      <div>
        <FormHelperText>{texts.chooseLead}</FormHelperText>
        <SlideShelf
          sources={own}
          isChosen={() => false}
          onToggle={({ id }) => onChange({ ...draft, prompts: [`${id}`], key: [] })}
        />
      </div>
    );
  }
  const choices = slideQuestionTasks.map((value) => ({ value, label: texts.tasks[value] }));
  return (
    <div>
      <ToggleRow
        label={texts.task}
        choices={choices}
        chosen={task}
        onChoose={(next) => {
          if (next === task) return;
          setTask(next);
          onChange({ ...draft, prompts: [said], key: [] });
        }}
      />
      {slide ? (
        <Key
          key={`${slideId}-${task}`}
          draft={draft}
          onChange={onChange}
          slideId={slideId}
          slide={slide}
          task={task}
          query={query}
        />
      ) : (
        <QuestionStage query={query} slide={slide} layers={[]} />
      )}
      <Button size="small" onClick={() => onChange({ ...draft, prompts: [], key: [] })}>
        {texts.change}
      </Button>
    </div>
  );
}

interface KeyProps extends KindEditorProps {
  slideId: number;
  slide: Slide;
  task: Task;
  query: Parameters<typeof QuestionStage>[0]['query'];
}

function Key({ draft, onChange, slideId, slide, task, query }: KeyProps) {
  const [made] = useState(() => madeOf(draft.key, slideId));
  const fields = useFields({ ...valuesOf(made, slide) });
  const drawn = useShapes(made ? shapesOf(made.key) : [], unheard);
  const { shapes, setTool } = drawn;
  const [tool] = keyTools[task];
  useEffect(() => {
    if (tool) setTool(toolOf(tool));
  }, [tool, setTool]);
  const { values } = fields;
  const read = useMemo(
    () => readKey({ kind: task, made, slide, values, options: [], shapes }),
    [task, made, slide, values, shapes],
  );
  const faults = formFaults(task, { ...values, title: texts.slide });
  const tell = useEffectEvent(() => {
    const key = 'key' in read && Object.keys(faults).length === 0 ? keptKey(read.key) : null;
    const size = { width: slide.width, height: slide.height };
    const prompts = key ? promptsOf(slideId, size, key) : [`${slideId}`];
    const words = key ? keyWords(key) : [];
    const isSame = JSON.stringify([words, prompts]) === JSON.stringify([draft.key, draft.prompts]);
    if (!isSame) onChange({ ...draft, prompts, key: words });
  });
  // There is no save button, so every change goes into the draft at once.
  useEffect(() => tell(), [read]);
  const drawing = useMemo(
    () => ({ ...drawn, change: (next: typeof shapes) => drawn.change(limited(task, next)) }),
    [drawn, task],
  );
  return (
    <>
      <QuestionStage slide={slide} query={query} drawing={drawing} layers={[]} />
      <TaskSheet>
        <p className="aside">{making.drawHints[task]}</p>
        <DrawTools tools={keyTools[task]} own={drawn} />
        <KindNumbers kind={task} fields={{ ...fields, faults }} slide={slide} />
        {'fault' in read && <p role="status">{read.fault}</p>}
      </TaskSheet>
    </>
  );
}

/**
 * Wraps the stored key in a task, because the key's fields and shapes are read from a task.
 */
function madeOf(words: KindEditorProps['draft']['key'], slideId: number): MadeTask | null {
  const key = keyIn(words);
  if (!key) return null;
  return {
    id: 0,
    slideId,
    title: '',
    text: '',
    explanation: '',
    tries: 0,
    reveals: slideTaskRevealCodes.atEnd,
    key,
    isShown: true,
    edition: 1,
    tried: 0,
    right: 0,
    rightFirst: 0,
  };
}
