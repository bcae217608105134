import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Crash } from './Crash';

/** Keeps a page's failure to the page: the navigation stays, and another page starts afresh. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <Boundary key={useLocation().pathname.split('/')[1]}>{children}</Boundary>;
}

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Crash /> : this.props.children;
  }
}
