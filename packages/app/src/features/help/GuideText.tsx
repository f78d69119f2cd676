import { token } from '@tavoite/tokens';
import { Link } from '@tavoite/ui';
import { createElement, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useText } from '../../i18n/Texts.js';
import type { GuideNode, NodeAttributes } from './types.js';

const Body = styled.div`
  max-width: 44rem;
  overflow-wrap: anywhere;

  & > :is(p, ul, ol, table, pre, blockquote) {
    margin-block-end: ${token('space-4')};
  }

  & li {
    margin-block-end: ${token('space-1')};
  }

  & :is(ul, ol) {
    padding-inline-start: ${token('space-6')};
  }

  & code {
    padding-inline: ${token('space-1')};
    background: ${token('color-surface-sunken')};
    border-radius: ${token('radius-control')};
  }

  & :is(code, pre) {
    font-family: ${token('font-family-mono')};
    font-size: ${token('font-size-sm')};
  }

  & pre {
    padding: ${token('space-3')};
    background: ${token('color-surface-sunken')};
    border-radius: ${token('radius-control')};
    white-space: pre-wrap;
  }

  & table {
    width: 100%;
    border-collapse: collapse;
  }

  & :is(th, td) {
    padding: ${token('space-2')} ${token('space-3')} ${token('space-2')} 0;
    border-block-end: 1px solid ${token('color-border')};
    text-align: start;
    vertical-align: top;
  }

  & img {
    height: auto;
    border: 1px solid ${token('color-border')};
    border-radius: ${token('radius-card')};
  }

  [data-theme='light'] & [data-picture='dark'],
  [data-theme='dark'] & [data-picture='light'] {
    display: none;
  }

  @media print {
    [data-theme] & [data-picture='light'] {
      display: block;
    }

    [data-theme] & [data-picture='dark'] {
      display: none;
    }
  }
`;

const HeadingRow = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${token('space-2')};
  margin-block: ${token('space-6')} ${token('space-2')};

  &:first-child {
    margin-block-start: 0;
  }

  & > :is(h2, h3) {
    scroll-margin-block-start: calc(${token('layout-top-bar')} + ${token('space-4')});
  }

  & > :is(h2, h3):focus-visible {
    outline: none;
  }

  & > a {
    min-width: ${token('size-target')};
    min-height: ${token('size-target')};
    color: ${token('color-text-muted')};
    text-align: center;
    text-decoration: none;
    opacity: 0;
  }

  &:hover > a,
  & > a:focus-visible {
    opacity: 1;
  }
`;

/** A heading and, beside it, its own address. */
const Heading = ({ level, id, children }: { level: string; id: string; children: ReactNode }) => {
  const { text } = useText();
  const { pathname } = useLocation();
  return (
    <HeadingRow>
      {createElement(level, { id, tabIndex: -1 }, children)}
      <Link href={`${pathname}#${id}`} aria-label={text('help-link')} aria-describedby={id}>
        #
      </Link>
    </HeadingRow>
  );
};

/** One picture for each theme; a browser fetches only the one that is shown. */
const Picture = ({ src, alt, width, height }: NodeAttributes) =>
  (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      data-picture={theme}
      src={src?.[theme]}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
    />
  ));

function draw(node: GuideNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, attributes, ...nodes] = node;
  const content = nodes.map(draw);
  switch (tag) {
    case 'h2':
    case 'h3':
      return (
        <Heading key={key} level={tag} id={attributes?.id ?? ''}>
          {content}
        </Heading>
      );
    case 'a': {
      const href = attributes?.href ?? '';
      return /^[/#]/.test(href) ? (
        <Link key={key} href={href}>
          {content}
        </Link>
      ) : (
        <a key={key} href={href} target="_blank" rel="noopener noreferrer">
          {content}
        </a>
      );
    }
    case 'img':
      return <Picture key={key} {...attributes} />;
    default:
      return createElement(tag, { key }, ...content);
  }
}

/** A text of the guide. It is built of elements, never of markup. */
export const GuideText = ({ body }: { body: readonly GuideNode[] }) => (
  <Body>{body.map(draw)}</Body>
);
