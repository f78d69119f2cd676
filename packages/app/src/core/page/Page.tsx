import { PageHeader, type PageHeaderProps } from '@tavoite/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/Texts.js';

/**
 * Key of the history entry that the browser itself opened: a fresh one has none, a reloaded one
 * still has the router's.
 */
const FIRST_ENTRY: string = (window.history.state as { key?: string } | null)?.key ?? 'default';

/** Whether a menu or dialog was opened while the page was loading; the focus is left to it. */
const isBusyElsewhere = () =>
  document.activeElement?.closest('[role="menu"], [role="dialog"]') != null;

/** Names the window after the page and after where it belongs. */
export function usePageTitle(title: string, section?: string): void {
  const { text } = useText();
  const full = text('page-title', { title: section ? `${title} – ${section}` : title });
  useEffect(() => {
    document.title = full;
  }, [full]);
}

export interface PageProps extends Omit<PageHeaderProps, 'title' | 'section' | 'ref' | 'children'> {
  title: string;
  /** The menu entry that the page is under. */
  section?: string | undefined;
  children: ReactNode;
}

/** A screen: its title in the window and on the page, which takes the focus on arrival. */
export const Page = ({ title, section, children, ...header }: PageProps) => {
  usePageTitle(title, section);
  const { key } = useLocation();
  const navigated = useRef(key !== FIRST_ENTRY);
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const heading = element.current?.querySelector('h1');
    if (!heading || !navigated.current || isBusyElsewhere()) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <>
      <PageHeader ref={element} title={title} section={section} {...header} />
      {children}
    </>
  );
};
