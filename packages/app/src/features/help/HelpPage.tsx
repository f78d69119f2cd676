import { token } from '@tavoite/tokens';
import { EmptyState, Link, LinkButton } from '@tavoite/ui';
import { SearchIcon } from '@tavoite/ui/icons';
import { use, useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { Page } from '../../core/page/Page.js';
import { useShownLanguage, useText } from '../../i18n/Texts.js';
import { guideOf } from './contents.js';
import { GuideContentsList } from './GuideContentsList.js';
import { GuideText } from './GuideText.js';
import type { GuideContents } from './types.js';

/** On paper there is only the text, dark on white: whatever the components' own styles say. */
const Print = createGlobalStyle`
  @media print {
    body :not(:has(main), main, main *),
    main :is(nav, header a) {
      display: none !important;
    }

    main, main * {
      color: CanvasText !important;
      background: none !important;
    }
  }
`;

const Layout = styled.div`
  display: grid;
  gap: ${token('space-8')};

  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 44rem) 16rem;
    justify-content: space-between;
  }
`;

const Aside = styled.nav`
  align-self: start;
  font-size: ${token('font-size-sm')};

  h2 {
    margin-block-end: ${token('space-2')};
    font-size: ${token('font-size-md')};
  }

  ul {
    margin: 0 0 ${token('space-5')};
    padding: 0;
    list-style: none;
  }

  a {
    display: block;
    padding-block: ${token('space-1')};
    min-height: ${token('size-target')};
  }

  a[aria-current] {
    color: ${token('color-text')};
    font-weight: ${token('font-weight-semibold')};
    text-decoration: none;
  }

  @media (min-width: 1100px) {
    position: sticky;
    top: calc(${token('layout-top-bar')} + ${token('space-4')});
  }
`;

const Neighbours = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space-3')} ${token('space-6')};
  max-width: 44rem;
  padding-block-start: ${token('space-5')};
  border-block-start: 1px solid ${token('color-border')};

  a {
    display: block;
    min-height: ${token('size-target')};
  }

  a:last-child:not(:first-child) {
    text-align: end;
  }

  small {
    display: block;
    color: ${token('color-text-muted')};
  }
`;

/** The place of a page among the others: those of its role, the one before and the one after it. */
function placeOf({ roles }: GuideContents, id: string) {
  const role = roles.find(({ pages }) => pages.some((page) => page.id === id));
  const all = roles.flatMap(({ pages }) => pages);
  const place = all.findIndex((page) => page.id === id);
  return { role, entry: all[place], previous: all[place - 1], next: all[place + 1] };
}

const PageLinks = ({ contents, id }: { contents: GuideContents; id: string }) => {
  const { text } = useText();
  const { role, entry } = placeOf(contents, id);
  return (
    <Aside aria-label={text('help-contents')}>
      <h2>{text('help-on-page')}</h2>
      <ul>
        {entry?.headings.map((heading) => (
          <li key={heading.id}>
            <Link href={`/help/${id}#${heading.id}`}>{heading.text}</Link>
          </li>
        ))}
      </ul>
      <h2>{role?.title}</h2>
      <ul>
        {role?.pages.map((page) => (
          <li key={page.id}>
            <Link href={`/help/${page.id}`} aria-current={page.id === id ? 'page' : undefined}>
              {page.title}
            </Link>
          </li>
        ))}
      </ul>
    </Aside>
  );
};

const NeighbourLinks = ({ contents, id }: { contents: GuideContents; id: string }) => {
  const { text } = useText();
  const { previous, next } = placeOf(contents, id);
  return (
    <Neighbours aria-label={text('help-neighbours')}>
      {previous ? (
        <Link href={`/help/${previous.id}`} rel="prev">
          <small>{text('help-previous')}</small>
          {previous.title}
        </Link>
      ) : null}
      {next ? (
        <Link href={`/help/${next.id}`} rel="next">
          <small>{text('help-next')}</small>
          {next.title}
        </Link>
      ) : null}
    </Neighbours>
  );
};

/** Goes to the heading that the address names. */
function useHeadingOfAddress(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same heading again goes there again
  useEffect(() => {
    const heading = hash === '' ? null : document.getElementById(hash.slice(1));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }, [hash, key]);
}

/** The guide: its contents, or the page that the address names. */
const HelpPage = () => {
  const { text } = useText();
  const { page: id } = useParams();
  const { contents, page } = use(guideOf(useShownLanguage(), id));
  useHeadingOfAddress();
  const toContents = (
    <LinkButton href="/help" size="sm">
      {text('help-contents')}
    </LinkButton>
  );
  if (page === null)
    return (
      <Page title={contents.title}>
        <GuideContentsList contents={contents} />
      </Page>
    );
  if (page === undefined || id === undefined)
    return (
      <Page title={text('page-not-found')} section={contents.title} actions={toContents}>
        <EmptyState icon={SearchIcon} title={text('help-not-found')} />
      </Page>
    );
  return (
    <Page title={page.title} section={contents.title} actions={toContents}>
      <Print />
      <Layout>
        <article aria-label={page.title}>
          <GuideText body={page.body} />
          <NeighbourLinks contents={contents} id={id} />
        </article>
        <PageLinks contents={contents} id={id} />
      </Layout>
    </Page>
  );
};

export default HelpPage;
