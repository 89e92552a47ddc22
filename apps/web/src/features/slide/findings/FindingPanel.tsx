import { useGetSlideFindingsQuery } from '@cheese/api-client/slides/slideFinding';
import { findingStates } from '@cheese/domain/codes/slides/slideFinding';
import type { FindingForm } from '@cheese/domain/contract/slides/slideFinding';
import { Answered } from '@cheese/ui/feedback/Answered';
import { EmptyState } from '@cheese/ui/feedback/EmptyState';
import { RowsSkeleton } from '@cheese/ui/feedback/RowsSkeleton';
import { LazyPart } from '@cheese/ui/parts/LazyPart';
import { useState } from 'react';
import { TaskSheet } from '../tasks/TaskSheet';
import type { Beside } from '../viewer/over';
import { dueText, FindingDesk } from './FindingDesk';
import { texts } from './texts';
import { useWaitingFindings, waitingName } from './outbox/waiting';

const loadMaking = async () => {
  const { FindingMaking: Part } = await import('./making/FindingMaking');
  return { default: Part };
};

/** Learners write reports here; teachers also create the forms and mark reports. */
export function FindingPanel({ beside }: { beside: Beside }) {
  const query = useGetSlideFindingsQuery({ slideId: beside.slideId });
  const skeleton = <RowsSkeleton count={3} />;
  return (
    <TaskSheet>
      <Answered query={query} what={texts.what} skeleton={skeleton} isEmpty={() => false}>
        {({ isTeaching, list }) =>
          isTeaching ? (
            <LazyPart load={loadMaking} props={{ beside }} fallback={skeleton} />
          ) : (
            <Forms list={list} beside={beside} />
          )
        }
      </Answered>
    </TaskSheet>
  );
}

const stateOf = ({ own }: FindingForm) => (own ? findingStates[own.state] : texts.todo);

function Forms({ list, beside }: { list: readonly FindingForm[]; beside: Beside }) {
  const waiting = useWaitingFindings();
  // Opens a report that waits in the outbox, because it can still be changed.
  const isWaiting = (one: FindingForm) => one.own === null && waiting.includes(waitingName(one));
  const [chosen, choose] = useState<number | null>(() => list.find(isWaiting)?.id ?? null);
  const form = list.find(({ id }) => id === chosen);
  if (list.length === 0) {
    return <EmptyState dense sentence={texts.none} hint={texts.noneHint} />;
  }
  if (form) {
    return <FindingDesk key={form.id} form={form} beside={beside} onBack={() => choose(null)} />;
  }
  return (
    <ol>
      {list.map((one) => (
        <li key={one.id}>
          <button type="button" className="task" onClick={() => choose(one.id)}>
            <span>{one.title}</span>
            <span className="aside">
              {dueText(one.dueAt)} · {isWaiting(one) ? texts.sending : stateOf(one)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
