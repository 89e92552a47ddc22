import { promptsIn } from '@cheese/domain/questions/slide/slideWords';
import type { Given } from '@cheese/domain/questions/kind';
import type { PlayerProps } from '@cheese/question-sheet/kinds/KindView';
import type { Slide } from '@cheese/slide-viewer/slide';
import type { SlideHandle } from '@cheese/slide-viewer/SlideViewer';
import { useShapes } from '@cheese/slide-viewer/useShapes';
import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { DrawTools } from '../tasks/DrawTools';
import { askedLayer } from '../tasks/overlays';
import { TaskSheet } from '../tasks/TaskSheet';
import { toolOf, unheard } from '../tasks/useWork';
import { mostShapes, toolsOf } from '../tasks/work';
import { WhereToLook } from '../tasks/WhereToLook';
import { drawnShapes, drawnWords } from './drawnWords';
import { QuestionStage } from './QuestionStage';
import { askedText, drawnText, texts } from './texts';
import { type AskedAt, useQuestionSlide } from './useQuestionSlide';

interface SlideQuestionPlayerProps {
  player: PlayerProps;
  at: AskedAt;
}

export function SlideQuestionPlayer({ player, at }: SlideQuestionPlayerProps) {
  const { query, slide } = useQuestionSlide(at);
  // A changed answer from another tab remounts the drawing; an own change keeps the undo history.
  const [own, setOwn] = useState(player.given[0] ?? '');
  const [turn, setTurn] = useState(0);
  const [known, setKnown] = useState(player.given[0] ?? '');
  const given = player.given[0] ?? '';
  if (given !== known) {
    setKnown(given);
    if (given !== own) {
      setOwn(given);
      setTurn(turn + 1);
    }
  }
  const give = (words: Given) => {
    setOwn(words[0] ?? '');
    player.onGive(words);
  };
  if (!slide) return <QuestionStage query={query} slide={slide} layers={[]} />;
  return <Work key={turn} {...player} slide={slide} query={query} onGive={give} />;
}

type WorkProps = PlayerProps & {
  slide: Slide;
  query: Parameters<typeof QuestionStage>[0]['query'];
};

function Work({ question, given, onGive, isDisabled, slide, query }: WorkProps) {
  const asked = useMemo(() => promptsIn(question.prompts)?.asked ?? null, [question.prompts]);
  const handle = useRef<SlideHandle>(null);
  const own = useShapes(asked ? drawnShapes(asked, given) : [], unheard);
  const { shapes, setTool } = own;
  const [tool] = asked ? toolsOf(asked) : [];
  useEffect(() => {
    if (tool) setTool(toolOf(tool));
  }, [tool, setTool]);
  const tell = useEffectEvent(() => {
    const words = asked ? drawnWords(asked, shapes, slide) : [];
    if ((words[0] ?? '') !== (given[0] ?? '')) onGive(words);
  });
  useEffect(() => tell(), [shapes]);
  const drawing = useMemo(
    () =>
      asked && {
        ...own,
        change: (next: typeof shapes) => own.change(next.slice(-mostShapes(asked))),
      },
    [own, asked],
  );
  const layers = useMemo(() => (asked ? [askedLayer(asked, [])] : []), [asked]);
  if (!asked) return <FormHelperText error>{texts.broken}</FormHelperText>;
  return (
    <>
      <QuestionStage
        slide={slide}
        query={query}
        layers={layers}
        handle={handle}
        drawing={isDisabled ? null : drawing}
      />
      <TaskSheet>
        <p className="aside">{askedText(asked)}</p>
        <WhereToLook asked={asked} viewer={() => handle.current} />
        {!isDisabled && <DrawTools tools={toolsOf(asked)} own={own} />}
        <p role="status">{drawnText(asked.kind, shapes.length)}</p>
      </TaskSheet>
    </>
  );
}
