import { Component, type ReactNode } from 'react';

interface Props {
  data: unknown;
  /** Shown if rendering the data failed. */
  face: ReactNode;
  children: ReactNode;
}

interface State {
  data: unknown;
  hasFallen: boolean;
}

/** An error boundary for answers that break the contract. */
export class UnreadableData extends Component<Props, State> {
  override state: State = { data: this.props.data, hasFallen: false };

  static getDerivedStateFromError() {
    return { hasFallen: true };
  }

  /** New data resets the error. */
  static getDerivedStateFromProps({ data }: Props, state: State) {
    return data === state.data ? null : { data, hasFallen: false };
  }

  override render() {
    return this.state.hasFallen ? this.props.face : this.props.children;
  }
}
