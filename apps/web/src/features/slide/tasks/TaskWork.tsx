import { slideTaskKindCodes } from '@cheese/domain/codes/slides/slideTask';
import { useHandInSlideTaskMutation } from '@cheese/api-client/slides/slideTask';
import type { MarkedTask, SlideTask } from '@cheese/domain/contract/slides/slideTask';
import { magnificationText } from '@cheese/slide-viewer/geometry/magnification';
import type { Point } from '@cheese/slide-viewer/geometry/view';
import type { Slide } from '@cheese/slide-viewer/slide';
import { useTask } from '@cheese/ui/form/useTask';
import { useToast } from '@cheese/ui/toast/useToast';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../session/session';
import { type Beside, useOver } from '../viewer/over';
import { DrawTools } from './DrawTools';
import { LabelBoard } from './LabelBoard';
import { OptionBoard } from './OptionBoard';
import { askedLayer } from './overlays';
import { texts } from './texts';
import { useWork } from './useWork';
import { WhereToLook } from './WhereToLook';
import { answerOf, toolsOf, withLabel } from './work';

interface TaskWorkProps {
  task: SlideTask;
  beside: Beside;
  onMarked: (marked: MarkedTask) => void;
}

export function TaskWork({ task, beside, onMarked }: TaskWorkProps) {
  const { asked } = task;
  const working = useWork(task, beside.viewer);
  const { work, setRest, own, drawing, forget } = working;
  const [held, hold] = useState<string | null>(null);
  const put = (at: number, label: string | null) => {
    if (asked.kind !== slideTaskKindCodes.label) return;
    setRest((rest) => withLabel({ ...rest, shapes: [] }, asked, at, label));
    hold(null);
  };
  const isDrawn = toolsOf(asked).length > 0;
  // The selected label goes to the place nearest to the click.
  const over = useMemo(() => {
    const layers = [askedLayer(asked, work.labels)];
    const onPoint =
      asked.kind === slideTaskKindCodes.label && held !== null
        ? pointTo(asked.places, held, put)
        : null;
    return { drawing: isDrawn ? drawing : null, layers, onPoint };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `put` is new in every render, and the overlay must not change with it
  }, [asked, work.labels, held, isDrawn, drawing]);
  useOver(beside.lay, over);

  const { isBusy, submit } = useHandIn(
    task,
    () => answerOf(asked, work, beside.slide),
    (marked) => {
      forget();
      onMarked(marked);
    },
  );
  return (
    <div className="stack">
      <p className="aside">{texts.hints[asked.kind]}</p>
      <Rule task={task} slide={beside.slide} />
      <WhereToLook asked={asked} viewer={beside.viewer} />
      {isDrawn && <DrawTools tools={toolsOf(asked)} own={own} />}
      {isDrawn && <p role="status">{drawnText(asked.kind, work.shapes.length)}</p>}
      {asked.kind === slideTaskKindCodes.label && (
        <LabelBoard asked={asked} held={held} hold={hold} put={put} placed={work.labels} />
      )}
      {asked.kind === slideTaskKindCodes.choose && (
        <OptionBoard
          asked={asked}
          chosen={work.chosen}
          onChoose={(chosen) => setRest((rest) => ({ ...rest, chosen }))}
        />
      )}
      <Button variant="contained" aria-disabled={isBusy} onClick={submit}>
        {isBusy ? texts.handingIn : texts.handIn}
      </Button>
      {isDrawn && <p className="aside">{texts.keys}</p>}
    </div>
  );
}

const drawnText = (kind: SlideTask['asked']['kind'], count: number) =>
  kind === slideTaskKindCodes.outline && count > 0 ? texts.outlined : texts.marked(count);

const pointTo =
  (places: readonly Point[], label: string, put: (at: number, label: string) => void) =>
  (to: Point) => {
    const gaps = places.map(({ x, y }) => Math.hypot(x - to.x, y - to.y));
    put(gaps.indexOf(Math.min(...gaps)), label);
  };

/** The parts of the marking rule that help the learner. */
function Rule({ task, slide }: { task: SlideTask; slide: Slide }) {
  const { asked, tries, standing } = task;
  const said = [
    asked.kind === slideTaskKindCodes.point && texts.targets(asked.targetCount),
    asked.kind === slideTaskKindCodes.outline && texts.threshold(asked.threshold),
    asked.kind === slideTaskKindCodes.count && texts.allowed(asked.allowed),
    asked.kind === slideTaskKindCodes.find && texts.most(magnificationText(asked.most, slide)),
    tries > 0 && texts.triesMost(Math.max(0, tries - (standing?.tries ?? 0))),
    standing?.hasKey && texts.notCounted,
  ].filter(Boolean);
  return said.length > 0 && <p>{said.join('；')}</p>;
}

function useHandIn(
  { id, edition, asked }: SlideTask,
  answerNow: () => ReturnType<typeof answerOf>,
  done: (marked: MarkedTask) => void,
) {
  const [handIn] = useHandInSlideTaskMutation();
  const { isBusy, run } = useTask();
  const { mayAct } = useSession();
  const { pathname, search } = useLocation();
  const toast = useToast();
  // The token is the same for each retry, so that the server counts the try once.
  const [token] = useState(() => crypto.randomUUID());
  const submit = () => {
    const answer = answerNow();
    if (!answer) return void toast.info(texts.incomplete[asked.kind]);
    if (!mayAct(pathname + search)) return;
    void run(async () => done(await handIn({ id, edition, token, answer }).unwrap()));
  };
  return { isBusy, submit };
}
