import { Component, type ReactNode } from 'react';

interface Props {
  data: unknown;
  /** Instead of what cannot be drawn. */
  face: ReactNode;
  children: ReactNode;
}

interface State {
  data: unknown;
  hasFallen: boolean;
}

/** Keeps an answer of another shape than agreed from taking the page down with it. */
export class UnreadableData extends Component<Props, State> {
  override state: State = { data: this.props.data, hasFallen: false };

  static getDerivedStateFromError() {
    return { hasFallen: true };
  }

  /** Another answer gets another try. */
  static getDerivedStateFromProps({ data }: Props, state: State) {
    return data === state.data ? null : { data, hasFallen: false };
  }

  override render() {
    return this.state.hasFallen ? this.props.face : this.props.children;
  }
}
