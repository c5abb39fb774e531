import { forgetFailures } from '@futurelab/platform/runtime';
import { reportFailure } from '@futurelab/platform/telemetry';
import { Component, startTransition, type ReactNode } from 'react';
import { allowReload } from './reload-if-released';
import type { Remote } from './remote';

interface Props {
  remote: Remote;
  /** Path being shown: leaving it leaves the failure behind. */
  at: string;
  /** What is shown in its place. */
  failed: (retry: () => void) => ReactNode;
  /** Nothing is left to be tried. */
  onGivenUp?: () => void;
  children: ReactNode;
}

interface State {
  failed: boolean;
  at: string;
}

/** Keeps a section's failure inside its page or fragment, and what is around that alive. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failed: false, at: this.props.at };
  /** What fails together falls back once. */
  private tried: string | undefined;

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): Partial<State> | null {
    return at === state.at ? null : { failed: false, at };
  }

  override componentDidCatch(error: Error): void {
    const { remote, onGivenUp } = this.props;
    const release = this.tried ?? remote.release();
    reportFailure({ app: remote.snapshot.app, release, phase: 'render', error });
    if (release !== remote.release() || remote.fallBack()) this.setState({ failed: false });
    else onGivenUp?.();
  }

  retry = () => {
    forgetFailures();
    allowReload();
    this.props.remote.retry();
    startTransition(() => this.setState({ failed: false }));
  };

  override render() {
    if (this.state.failed) return this.props.failed(this.retry);
    this.tried = this.props.remote.release();
    return this.props.children;
  }
}
