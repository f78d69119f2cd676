import { AppFrame, HotLink, LeftMenu, MOBILE_QUERY, useMediaQuery } from '@tavoite/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../core/hooks.js';
import { MANAGE_PAGES } from '../core/managePages.js';
import { ErrorBoundary } from '../core/page/ErrorBoundary.js';
import { LoadingPage } from '../core/page/LoadingPage.js';
import { ScrollLock } from '../core/page/scrollLock.js';
import { lazyPart } from '../core/screen.js';
import { hotLinkTree, organizationChosen } from '../features/organization/index.js';
import { Palette } from '../features/palette/index.js';
import { menuToggled } from '../features/preferences/index.js';
import { ForcedMessages } from '../features/systemMessages/index.js';
import { TraceDialogs } from '../features/trace/index.js';
import { useLabels } from '../i18n/labels.js';
import { useText } from '../i18n/Texts.js';
import { AppTopBar } from './AppTopBar.js';
import { LOOKS, useMenuEntries } from './useMenuEntries.js';

const LinkedOrganization = lazyPart(() => import('./LinkedOrganization.js'));
const QuickNav = lazyPart(() => import('./QuickNav.js'));

/** The button that switches the organisation; null where there is none to switch to. */
function useHotLink(): ReactElement | null {
  const dispatch = useAppDispatch();
  const { text } = useText();
  const tree = useAppSelector((state) => state.organizationTree.data);
  const activeId = useAppSelector((state) => state.organization.data?.organization?.id ?? null);
  const organizations = hotLinkTree(tree ?? [], activeId);
  if (organizations.length === 0) return null;
  return (
    <HotLink
      label={text('hot-link')}
      organizations={organizations}
      activeId={activeId}
      onSelect={(id) => {
        if (id !== activeId) dispatch(organizationChosen(id));
      }}
    />
  );
}

/** Bar, menu and hot link around the page that is open. */
export const Shell = () => {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const collapsed = useAppSelector((state) => state.preferences.menuCollapsed);
  const token = useAppSelector((state) => state.session.token);
  const user = useAppSelector((state) => state.user.data);
  const entries = useMenuEntries();
  const [menuOpen, setMenuOpen] = useState(false);
  const [scrollLocked, setScrollLocked] = useState(false);
  const labels = useLabels();
  const hotLink = useHotLink();
  const isNarrow = useMediaQuery(MOBILE_QUERY);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the drawer
  useEffect(() => setMenuOpen(false), [pathname]);

  if (token === null) return <LoadingPage />;
  return (
    <>
      <AppFrame
        {...labels.appFrame}
        scrollLocked={scrollLocked}
        hotLink={user ? hotLink : null}
        bottomNav={user && isNarrow ? <QuickNav entries={entries} /> : null}
        topBar={<AppTopBar menuOpen={menuOpen} onMenuOpenChange={setMenuOpen} />}
        menu={
          <LeftMenu
            {...labels.leftMenu}
            entries={entries}
            collapsed={collapsed}
            onCollapsedChange={() => dispatch(menuToggled())}
            open={menuOpen}
            onClose={() => setMenuOpen(false)}
          />
        }
      >
        <ErrorBoundary key={pathname}>
          <ScrollLock value={setScrollLocked}>
            {user && /[?&]org=/.test(search) ? <LinkedOrganization /> : null}
            {user ? <Outlet /> : null}
          </ScrollLock>
        </ErrorBoundary>
      </AppFrame>
      {user ? <TraceDialogs /> : null}
      {user ? <Palette looks={LOOKS} managed={MANAGE_PAGES} /> : null}
      {user ? <ForcedMessages /> : null}
    </>
  );
};
