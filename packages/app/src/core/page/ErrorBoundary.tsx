import { Component, type ReactNode } from 'react';
import { useAppSelector } from '../hooks.js';
import { CrashPage } from './CrashPage.js';

interface CatcherProps {
  /** Drawn instead of what failed. */
  fallback: ReactNode;
  children: ReactNode;
}

class Catcher extends Component<CatcherProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

/** Keeps a problem in one place from leaving a blank window. Mount it again for another page. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => {
  const crashed = useAppSelector((state) => state.crash);
  if (crashed) return <CrashPage />;
  return <Catcher fallback={<CrashPage />}>{children}</Catcher>;
};
