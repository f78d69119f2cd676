import { token } from '@tavoite/tokens';
import { TabLinks, visuallyHidden } from '@tavoite/ui';
import { styled } from 'styled-components';
import { Page, type PageProps } from '../../core/page/Page.js';
import { useText } from '../../i18n/Texts.js';

/** The tabs are what is seen of the title, which they would say again. */
const Tabbed = styled(Page)`
  h1 {
    ${visuallyHidden}
  }

  /* What fits beside the tabs is there. */
  h1 + div {
    flex: 1 1 auto;
  }
`;

const Titles = styled(TabLinks)`
  gap: ${token('space-5')};
  padding: 0;
  border: 0;

  a {
    min-height: 0;
    padding: 0 2px ${token('space-1')};
    font-size: ${token('font-size-2xl')};
    font-weight: ${token('font-weight-semibold')};
    letter-spacing: -0.01em;
    line-height: ${token('line-height-snug')};
  }

  a[aria-current='page'] {
    color: ${token('color-text')};
  }

  /* Enough for a finger; and the buttons of the page stand beside them. */
  @media (max-width: 480px) {
    gap: ${token('space-4')};

    a {
      min-height: ${token('space-10')};
      font-size: ${token('font-size-xl')};
    }
  }
`;

export interface MessagesPageProps extends Omit<PageProps, 'meta' | 'tabs'> {
  /** Which of the two it is. */
  current: 'notifications' | 'reports';
  /** Whether the other one is open to the reader, too. */
  hasTabs: boolean;
}

/** The page of notifications or that of reports; who has both switches between them by their titles. */
export const MessagesPage = ({ current, hasTabs, ...page }: MessagesPageProps) => {
  const { text } = useText();
  if (!hasTabs) return <Page {...page} />;
  const tab = (key: MessagesPageProps['current']) => ({
    href: `/${key}`,
    label: text(key),
    current: key === current,
  });
  return (
    <Tabbed
      {...page}
      meta={
        <Titles
          label={text('notifications-and-reports')}
          items={[tab('notifications'), tab('reports')]}
        />
      }
    />
  );
};
