import { EmptyState, LinkButton } from '@tavoite/ui';
import { BuildingIcon, LockIcon, SearchIcon } from '@tavoite/ui/icons';
import { Page } from '../core/page/Page.js';
import { useText } from '../i18n/Texts.js';

/** No page has this address. */
export const NotFoundPage = () => {
  const { text } = useText();
  return (
    <Page title={text('page-not-found')}>
      <EmptyState
        icon={SearchIcon}
        title={text('page-not-found-description')}
        action={
          <LinkButton href="/" variant="primary">
            {text('to-front-page')}
          </LinkButton>
        }
      />
    </Page>
  );
};

/** Every page of the organisation is restricted. */
export const NoViewsPage = () => {
  const { text } = useText();
  return (
    <Page title={text('no-views')}>
      <EmptyState icon={LockIcon} title={text('no-views-description')} />
    </Page>
  );
};

/** The user belongs to no organisation. */
export const NoOrganizationPage = () => {
  const { text } = useText();
  return (
    <Page title={text('no-organization')}>
      <EmptyState icon={BuildingIcon} title={text('no-organization-description')} />
    </Page>
  );
};
