import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { PageHeld } from './PageHeld';
import { texts } from './texts';
import { UnsavedContext } from './UnsavedContext';

type Losses = ReadonlyMap<string, string>;

/**
 * Asks before unsaved work is lost: on a way out of a child (`useLeave`), on navigation and on
 * leaving the site. `Unsaved` registers what could be lost.
 */
export function UnsavedGuard({
  children,
}: {
  children: ReactNode | ((leave: Leave) => ReactNode);
}) {
  const [losses, setLosses] = useState<Losses>(new Map());
  const [asked, ask] = useState<Ways | null>(null);
  const loss = [...losses.values()].at(-1) ?? null;

  const tell = useCallback((who: string, words: string | null) => {
    setLosses((before) => changed(before, who, words));
  }, []);
  const leave = useCallback<Leave>(
    (go, stay) => {
      if (loss === null) go();
      else ask({ go, stay });
    },
    [loss],
  );
  const host = useMemo(() => ({ tell, leave }), [tell, leave]);
  // If it was saved meanwhile, the question is moot.
  if (loss === null && asked !== null) ask(null);

  const stay = () => {
    asked?.stay?.();
    ask(null);
  };
  const go = () => {
    ask(null);
    // Release the navigation block first, because `go` may navigate.
    setLosses(new Map());
    asked?.go();
  };
  return (
    <UnsavedContext value={host}>
      {typeof children === 'function' ? children(leave) : children}
      {loss !== null && <PageHeld onLeave={leave} />}
      {asked && loss !== null && (
        <ConfirmDialog
          title={texts.title}
          consequence={loss}
          confirm={texts.leave}
          stay={texts.stay}
          onConfirm={go}
          onClose={stay}
        />
      )}
    </UnsavedContext>
  );
}

interface Ways {
  go: () => void;
  stay: (() => void) | undefined;
}

type Leave = (go: () => void, stay?: () => void) => void;

function changed(before: Losses, who: string, loss: string | null): Losses {
  if ((before.get(who) ?? null) === loss) return before;
  const after = new Map(before);
  if (loss === null) after.delete(who);
  else after.set(who, loss);
  return after;
}
