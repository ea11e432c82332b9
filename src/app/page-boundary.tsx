import { Component, type ReactNode } from 'react';
import { ErrorPage, errorData } from '#app/error-page.tsx';
import type { View } from '#app/view.ts';

interface Props {
  view: View;
  children: ReactNode;
}

interface State {
  view: View;
  failed: boolean;
}

/** A page that throws while rendering shows the error page; the next page starts afresh. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { view: this.props.view, failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State) {
    return props.view === state.view ? null : { view: props.view, failed: false };
  }

  override render() {
    const { children, view } = this.props;
    if (!this.state.failed) return children;
    const instead = { href: view.path, label: 'Try again' };
    return <ErrorPage {...errorData({ status: 500, instead })} />;
  }
}
