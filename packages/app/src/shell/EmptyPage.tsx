import { EmptyState, type IconDrawing, LinkButton } from '@tavoite/ui';
import { BuildingIcon, LockIcon, SearchIcon } from '@tavoite/ui/icons';
import { Page } from '../core/page/Page.js';
import type { MessageKey } from '../i18n/message.js';
import { useText } from '../i18n/Texts.js';

/**
 * - `not-found`: no page has this address
 * - `no-views`: every page of the organisation is restricted
 * - `no-organization`: the user belongs to none
 */
export type EmptyPageKind = 'not-found' | 'no-views' | 'no-organization';

const KINDS: Readonly<
  Record<EmptyPageKind, { icon: IconDrawing; title: MessageKey; description: MessageKey }>
> = {
  'not-found': {
    icon: SearchIcon,
    title: 'page-not-found',
    description: 'page-not-found-description',
  },
  'no-views': { icon: LockIcon, title: 'no-views', description: 'no-views-description' },
  'no-organization': {
    icon: BuildingIcon,
    title: 'no-organization',
    description: 'no-organization-description',
  },
};

/** In place of a page that there is not. */
const EmptyPage = ({ kind }: { kind: EmptyPageKind }) => {
  const { text } = useText();
  const { icon, title, description } = KINDS[kind];
  return (
    <Page title={text(title)}>
      <EmptyState
        icon={icon}
        title={text(description)}
        action={
          kind === 'not-found' ? (
            <LinkButton href="/" variant="primary">
              {text('to-front-page')}
            </LinkButton>
          ) : undefined
        }
      />
    </Page>
  );
};

export default EmptyPage;
