import { forgetFailures } from '@futurelab/platform/runtime';
import { reportFailure } from '@futurelab/platform/telemetry';
import { Component, startTransition, type ReactNode } from 'react';
import { SectionUnavailable } from './pages/section-unavailable';
import { allowReload, reloadIfReleased } from './reload-if-released';
import type { RemoteRoute } from './remote';

interface Props {
  route: RemoteRoute;
  /** Path being shown: leaving it leaves the failure behind. */
  at: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  at: string;
}

/** Keeps a section's failure inside the section: a panel with "Try again", the shell alive around it. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failed: false, at: this.props.at };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): Partial<State> | null {
    return at === state.at ? null : { failed: false, at };
  }

  override componentDidCatch(error: Error): void {
    const { remote } = this.props.route;
    reportFailure({ app: remote.snapshot.app, release: remote.release(), phase: 'render', error });
    if (remote.fallBack()) this.setState({ failed: false });
    else void reloadIfReleased();
  }

  retry = () => {
    forgetFailures();
    allowReload();
    this.props.route.remote.retry();
    startTransition(() => this.setState({ failed: false }));
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return <SectionUnavailable title={this.props.route.declared.title} onRetry={this.retry} />;
  }
}
