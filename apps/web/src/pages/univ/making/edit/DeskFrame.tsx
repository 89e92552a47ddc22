import { NewerNotice } from '@cheese/ui/unsaved/NewerNotice';
import { Unsaved } from '@cheese/ui/unsaved/Unsaved';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import type { DeskState } from './useDesk';

interface DeskFrameProps {
  desk: DeskState;
  /** Says what is lost by leaving. */
  loss: string;
  save: () => unknown;
  onReopen: () => void;
  onEscape?: () => void;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/**
 * Frame of every editor: Ctrl+S saves, Ctrl+Z undoes, and leaving with unsaved changes asks first.
 */
export function DeskFrame(props: DeskFrameProps) {
  const { desk, loss, save, onReopen, onEscape, ref, children } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    const at = event.target as Element;
    // React bubbles key events out of dialogs, although they are elsewhere in the DOM.
    if (!event.currentTarget.contains(at)) return;
    const key = event.key.toLowerCase();
    if (key === 'escape') onEscape?.();
    if (!(event.ctrlKey || event.metaKey)) return;
    if (key === 's') void save();
    // Viewers have their own undo.
    else if (key === 'z' && !at.closest('[role=application]'))
      (event.shiftKey ? desk.redo : desk.undo)();
    else return;
    event.preventDefault();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of its content
    <div ref={ref} onKeyDown={onKeyDown}>
      <Unsaved loss={desk.isDirty ? loss : null} />
      {desk.isBehind && <NewerNotice onReopen={onReopen} onKeep={desk.keepMine} />}
      {children}
    </div>
  );
}
