import { GlobalStyle, type LinkProps, LinkProvider } from '@tavoite/ui';
import { useEffect } from 'react';
import { BrowserRouter, useHref, useLinkClickHandler, useNavigate } from 'react-router-dom';
import { useAppSelector } from '../core/hooks.js';
import type { Navigation } from '../core/navigation.js';
import { ErrorBoundary } from '../core/page/ErrorBoundary.js';
import { Texts } from '../i18n/Texts.js';
import { AppToasts } from '../shell/AppToasts.js';
import { AppRoutes } from './routes.js';

/** The router's own link would load what it can do with a data router. */
const RouterLink = ({ href, target, onClick, ...rest }: LinkProps) => {
  const go = useLinkClickHandler<HTMLAnchorElement>(href, target ? { target } : {});
  return (
    <a
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    />
  );
};

/** Lets sagas navigate. */
const NavigationBinding = ({ navigation }: { navigation: Navigation }) => {
  const navigate = useNavigate();
  useEffect(() => navigation.bind(navigate), [navigation, navigate]);
  return null;
};

/** Everything on screen. A reset mounts the routes again; the address stays. */
export const App = ({ navigation }: { navigation: Navigation }) => {
  const epoch = useAppSelector((state) => state.session.epoch);
  const language = useAppSelector((state) => state.preferences.language);
  return (
    <Texts language={language}>
      <GlobalStyle />
      <BrowserRouter>
        <LinkProvider component={RouterLink}>
          <NavigationBinding navigation={navigation} />
          <ErrorBoundary key={epoch}>
            <AppRoutes />
          </ErrorBoundary>
          <AppToasts />
        </LinkProvider>
      </BrowserRouter>
    </Texts>
  );
};
