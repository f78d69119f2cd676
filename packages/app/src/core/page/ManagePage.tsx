import { token } from '@tavoite/tokens';
import { Button, Icon, LinkButton, TabLinks } from '@tavoite/ui';
import { HelpIcon, PlusIcon } from '@tavoite/ui/icons';
import { styled } from 'styled-components';
import { useText } from '../../i18n/Texts.js';
import { MANAGE_PAGES, type ManagePage as Managed } from '../managePages.js';
import { GUIDE_OF_PAGE } from './guideOfPage.js';
import { Page, type PageProps } from './Page.js';

/** As wide as it is high; its drawing, not its frame, ends where the page does. */
const HelpLink = styled(LinkButton)`
  --button-padding: ${token('space-2')};
  margin-inline-end: calc(-1 * ${token('space-2')});
`;

/** Daily work comes first; who takes part, what other programs do, and what was changed begin groups of their own. */
const FIRST_OF_GROUP: readonly Managed[] = ['organization', 'access-tokens', 'history'];

export interface ManagePageProps extends Omit<PageProps, 'title' | 'section'> {
  page: keyof typeof GUIDE_OF_PAGE;
  /** The button that makes a new one of what the page lists. */
  add?: { label: string; disabled?: boolean; onClick: () => void };
}

/** A screen under Manage, with the way to the others and to what the guide says of it. */
export const ManagePage = ({ page, actions, add, ...rest }: ManagePageProps) => {
  const { text } = useText();
  const title = text(page);
  const name = text('help-about', { page: title });
  return (
    <Page
      title={title}
      section={text('manage')}
      tabs={
        <TabLinks
          label={text('manage')}
          items={MANAGE_PAGES.map(({ id, path }) => ({
            href: path,
            label: text(id),
            current: id === page,
            apart: FIRST_OF_GROUP.includes(id),
          }))}
        />
      }
      actions={
        <>
          {actions}
          {add ? (
            <Button
              variant="primary"
              icon={<Icon icon={PlusIcon} size="sm" />}
              disabled={add.disabled}
              onClick={add.onClick}
            >
              {add.label}
            </Button>
          ) : null}
          <HelpLink
            variant="quiet"
            href={`/help/${GUIDE_OF_PAGE[page]}`}
            aria-label={name}
            title={name}
            icon={<Icon icon={HelpIcon} />}
          />
        </>
      }
      {...rest}
    />
  );
};
