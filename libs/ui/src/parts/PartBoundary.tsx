import { Component, type ComponentType, type ReactNode } from 'react';

import { ReloadHeld } from './ReloadHeld';

/** Thrown if a part failed to load, as opposed to an error while rendering it. */
export class PartLost extends Error {}

/** A part that can be closed passes `onClose`. */
export interface Closable {
  onClose?: () => void;
}

/** Shown in place of a part that failed to load. */
export type LostFace = ComponentType<LostProps>;

export interface LostProps extends Closable {
  onRetry: () => void;
  /** It needs a page reload, which is left to the user because they would lose what they wrote. */
  isHeld?: boolean;
}

interface Props extends Closable {
  Lost: LostFace;
  /** Called once the failure is shown, because React renders twice before that. */
  onLost: () => void;
  onRetry: () => void;
  children: ReactNode;
}

/** An error boundary, so that a part that fails to load does not break the page. */
export class PartBoundary extends Component<Props, { failure: unknown }> {
  override state: { failure: unknown } = { failure: null };

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override componentDidCatch(failure: unknown) {
    if (failure instanceof PartLost) this.props.onLost();
  }

  override render() {
    const { failure } = this.state;
    const { Lost, onRetry, onClose, children } = this.props;
    if (failure === null) return children;
    if (!isLoss(failure)) throw failure;
    const isHeld = failure.cause instanceof ReloadHeld;
    return <Lost onRetry={onRetry} isHeld={isHeld} {...(onClose && { onClose })} />;
  }
}

const isLoss = (failure: unknown): failure is PartLost => failure instanceof PartLost;
