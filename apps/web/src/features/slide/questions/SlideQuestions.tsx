import { promptsIn } from '@cheese/domain/questions/slide/slideWords';
import { type SlideSlot, SlideSlotContext } from '@cheese/question-sheet/kinds/slide/SlideSlot';
import { LazyPart } from '@cheese/ui/parts/LazyPart';
import { type ReactNode, useState } from 'react';
import type { AskedAt } from './useQuestionSlide';

const loadPlayer = async () => {
  const { SlideQuestionPlayer: Part } = await import('./SlideQuestionPlayer');
  return { default: Part };
};
const loadReview = async () => {
  const { SlideQuestionReview: Part } = await import('./SlideQuestionReview');
  return { default: Part };
};
const loadEditor = async () => {
  const { SlideQuestionEditor: Part } = await import('./SlideQuestionEditor');
  return { default: Part };
};

/** `questionIds` in the order of the paper, because the server finds a slide by its position. */
interface Attempt {
  id: number;
  questionIds: readonly number[];
}

export const attemptOf = (id: number, questions: readonly { id: number }[]): Attempt => ({
  id,
  questionIds: questions.map((question) => question.id),
});

interface SlideQuestionsProps {
  /** The running attempt; undefined in the editor. */
  attempt?: Attempt;
  children: ReactNode;
}

/** Fills the slot of the question sheet for questions on slides; its parts are loaded on demand. */
export function SlideQuestions({ attempt, children }: SlideQuestionsProps) {
  const [slot, setSlot] = useState(() => ({ attempt, value: slotOf(attempt) }));
  // The questions of an attempt never change, so the same attempt keeps its value.
  if (slot.attempt?.id !== attempt?.id) setSlot({ attempt, value: slotOf(attempt) });
  return <SlideSlotContext value={slot.value}>{children}</SlideSlotContext>;
}

interface PromptedQuestion {
  id: number;
  prompts: readonly string[];
}

function slotOf(attempt: Attempt | undefined): SlideSlot {
  const at = ({ id, prompts }: PromptedQuestion): AskedAt | null => {
    const place = attempt?.questionIds.indexOf(id) ?? -1;
    if (attempt && place >= 0) return { attemptId: attempt.id, place };
    const slideId = promptsIn(prompts)?.slideId;
    return slideId ? { slideId } : null;
  };
  return {
    play(player) {
      const asked = at(player.question);
      return asked && <LazyPart load={loadPlayer} props={{ player, at: asked }} />;
    },
    review({ question }) {
      const asked = at(question);
      return asked && <LazyPart load={loadReview} props={{ question, at: asked }} />;
    },
    ...(!attempt && { edit: (props) => <LazyPart load={loadEditor} props={props} /> }),
  };
}
