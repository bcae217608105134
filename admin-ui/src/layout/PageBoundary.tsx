import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Crash } from './Crash';

/** Keeps a page's failure to the page: the navigation stays, and another page starts afresh. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <Boundary key={useLocation().pathname.split('/')[1]}>{children}</Boundary>;
}

class Boundary extends Component<{ children: ReactNode }, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <Crash error={failure.error} /> : this.props.children;
  }
}
