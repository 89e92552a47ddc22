import { Component, type ComponentType, type ReactNode } from 'react';

/** Thrown where a part could not be loaded, as against one that fell by a fault of its own. */
export class PartLost extends Error {}

/** What a part is told may hold how it is closed. */
export interface Closable {
  onClose?: () => void;
}

/** What stands in the place of a lost part. */
export type LostFace = ComponentType<{ onRetry: () => void } & Closable>;

interface Props extends Closable {
  Lost: LostFace;
  /** Told when the loss stands on the screen: React tries twice before. */
  onLost: () => void;
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps a part that cannot be loaded from taking away the page around it. */
export class PartBoundary extends Component<Props, { failure: unknown }> {
  override state = { failure: null };

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
    if (!((failure as unknown) instanceof PartLost)) throw failure;
    return <Lost onRetry={onRetry} {...(onClose && { onClose })} />;
  }
}
