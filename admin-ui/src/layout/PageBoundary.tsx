import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Crash } from './Crash';

/** Keeps a page's failure to the page: the navigation stays, and another page starts afresh. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const path = useLocation().pathname;
  return (
    <Boundary key={path.split('/')[1]} path={path}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps {
  path: string;
  children: ReactNode;
}

interface BoundaryState {
  /** Where it is, or was when the page failed. */
  path: string;
  failure?: { error: unknown };
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { path: this.props.path };

  static getDerivedStateFromProps({ path }: BoundaryProps, state: BoundaryState) {
    return path === state.path ? null : { path, failure: undefined };
  }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? <Crash error={failure.error} /> : this.props.children;
  }
}
