import type { Dispatch } from '@reduxjs/toolkit';
import type { Settings } from '@tavoite/model';
import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useAppSelector } from '../core/hooks.js';
import { MANAGE_PAGES, type ManagePage } from '../core/managePages.js';
import type { Later } from '../core/screen.js';
import { AccessTokensPage } from '../features/accessTokens/index.js';
import { AccountPage } from '../features/account/index.js';
import { ChangePasswordPage } from '../features/changePassword/index.js';
import { DataMapPage } from '../features/dataMap/index.js';
import { ConnectPage } from '../features/externalAccounts/index.js';
import { GraphPage } from '../features/graph/index.js';
import { HelpPage } from '../features/help/index.js';
import { HistoryPage } from '../features/history/index.js';
import { LogicPage } from '../features/logic/index.js';
import { LoginPage } from '../features/login/index.js';
import { MonthlyFiguresPage } from '../features/monthlyFigures/index.js';
import { NotificationsPage } from '../features/notifications/index.js';
import { OrganizationPage } from '../features/organizationDefinition/index.js';
import { PagesPage } from '../features/pageDefinitions/index.js';
import { PeoplePage } from '../features/people/index.js';
import { ReportsPage } from '../features/reports/index.js';
import { ConfirmResetPage, RequestResetPage } from '../features/resetPassword/index.js';
import { RoadmapPage } from '../features/roadmap/index.js';
import { RoadmapOverviewPage } from '../features/roadmapOverview/index.js';
import {
  FIXED_VIEWS,
  firstVisiblePath,
  isRestricted,
  selectMappedViews,
  selectViewRedirects,
} from '../features/settings/index.js';
import { SetUpPage } from '../features/setUp/index.js';
import { StrategyPage } from '../features/strategy/index.js';
import { SystemMessagesPage } from '../features/systemMessages/index.js';
import { TargetsPage } from '../features/targetDefinitions/index.js';
import { TermsPage } from '../features/termDefinitions/index.js';
import { termsNeeded } from '../features/terms/index.js';
import { WebhooksPage } from '../features/webhooks/index.js';
import { EmptyPage, SettingsGate } from '../shell/SettingsGate.js';
import { Shell } from '../shell/Shell.js';
import { Protected, RequireFlag } from './Protected.js';

const FIXED_PAGES: Record<(typeof FIXED_VIEWS)[number]['key'], Later<object>> = {
  strategy: StrategyPage,
  roadmap: RoadmapPage,
  logic: LogicPage,
  notifications: NotificationsPage,
  'system-messages': SystemMessagesPage,
  'data-map': DataMapPage,
};

const MANAGED: Record<ManagePage, ReactNode> = {
  'monthly-figures': <MonthlyFiguresPage />,
  terms: <TermsPage />,
  targets: <TargetsPage />,
  pages: <PagesPage />,
  organization: <OrganizationPage />,
  people: <PeoplePage />,
  'access-tokens': <AccessTokensPage />,
  webhooks: <WebhooksPage />,
  history: <HistoryPage />,
};

/** Pages that are neither in the organisation's menu nor graphs. */
const OTHER_PAGE = /^\/(account|change|connect|help|manage|reports|roadmap)/;

/** Fetches what the screen at an address begins with, while the organisation's settings are on their way. */
export function fetchScreen(path: string, dispatch: Dispatch): void {
  const fixed = FIXED_VIEWS.find((view) => view.path === path);
  if (!fixed && OTHER_PAGE.test(path)) return;
  // Where it is shown, it is asked for again, and a failure told.
  (fixed ? FIXED_PAGES[fixed.key] : GraphPage).load().catch(() => undefined);
  if (fixed?.key === 'logic') dispatch(termsNeeded());
}

/** The organisation's own front page, when the strategy screen is restricted. */
const FrontPage = ({ settings }: { settings: Settings }) => {
  const path = firstVisiblePath(settings);
  return path === null ? <EmptyPage kind="no-views" /> : <Navigate to={path} replace />;
};

/** Leads from an address in another language to the one in this. */
const Moved = ({ to }: { to: string }) => {
  const { search, hash } = useLocation();
  return <Navigate to={`${to}${search}${hash}`} replace />;
};

/** Routes that the settings decide on. None of them exists before the settings are there. */
function useSettingsRoutes(): ReactNode {
  const settings = useAppSelector((state) => state.settings.data);
  const organization = useAppSelector((state) => state.organization.data?.organization);
  const { views } = useAppSelector(selectMappedViews);
  const redirects = useAppSelector(selectViewRedirects);
  if (!settings || !organization) return <Route path="*" element={<SettingsGate />} />;
  const fixed = FIXED_VIEWS.filter(({ key }) => !isRestricted(settings, key));
  return (
    <>
      {fixed.map(({ key, path }) => {
        const Page = FIXED_PAGES[key];
        return <Route key={key} path={path} element={<Page />} />;
      })}
      {isRestricted(settings, 'roadmap') ? null : (
        <Route path="/roadmap/overview" element={<RoadmapOverviewPage />} />
      )}
      {isRestricted(settings, 'strategy') ? (
        <Route path="/" element={<FrontPage settings={settings} />} />
      ) : null}
      {isRestricted(settings, 'notifications') ? null : (
        <Route
          path="/reports"
          element={
            <RequireFlag flag="report_manager">
              <ReportsPage />
            </RequireFlag>
          }
        />
      )}
      {MANAGE_PAGES.map(({ id, path }) => (
        <Route
          key={id}
          path={path}
          element={<RequireFlag flag="organization_manager">{MANAGED[id]}</RequireFlag>}
        />
      ))}
      {views.map(({ mapping, path }) => (
        <Route
          key={mapping.id}
          path={path}
          element={<GraphPage key={mapping.id} mapping={mapping} />}
        />
      ))}
      {redirects.map(({ from, to }) => (
        <Route key={from} path={from} element={<Moved to={to} />} />
      ))}
      <Route path="*" element={<EmptyPage kind="not-found" />} />
    </>
  );
}

export const AppRoutes = () => {
  const settingsRoutes = useSettingsRoutes();
  return (
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/set-up" element={<SetUpPage />} />
      <Route path="/reset-password" element={<RequestResetPage />} />
      <Route path="/reset-password/:uid/:token" element={<ConfirmResetPage />} />
      <Route path="/invitation/:uid/:token" element={<ConfirmResetPage isInvitation />} />
      <Route
        element={
          <Protected>
            <Shell />
          </Protected>
        }
      >
        <Route path="/account" element={<AccountPage />} />
        <Route path="/change-password" element={<ChangePasswordPage />} />
        <Route path="/connect-google" element={<ConnectPage provider="google" key="google" />} />
        <Route path="/connect-azure" element={<ConnectPage provider="azure" key="azure" />} />
        <Route path="/connect-oidc" element={<ConnectPage provider="oidc" key="oidc" />} />
        <Route path="/help/:page?" element={<HelpPage />} />
        {settingsRoutes}
      </Route>
    </Routes>
  );
};
