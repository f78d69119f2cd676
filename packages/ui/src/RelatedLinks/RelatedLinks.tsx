import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Link } from '../Link/index.js';
import { fingerHeight } from '../styles/index.js';

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space-1')} ${token('space-3')};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-1')} ${token('space-2')};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a {
    ${fingerHeight}
    display: inline-block;
    padding: ${token('space-1')} ${token('space-3')};
    font-weight: ${token('font-weight-medium')};
    color: ${token('color-accent-text')};
    background: ${token('color-surface')};
    border: 1px solid ${token('color-border')};
    border-radius: ${token('radius-pill')};
    text-decoration: none;
  }

  a:hover {
    background: ${token('color-surface-hover')};
    border-color: ${token('color-border-strong')};
  }
`;

const Heading = styled.span`
  font-size: ${token('font-size-sm')};
  color: ${token('color-text-muted')};
`;

export interface RelatedLink {
  /** Address of the page. */
  href: string;
  /** Text of the link. */
  label: ReactNode;
}

export interface RelatedLinksProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** What the links are, such as "Related pages". */
  heading: string;
  /** The links, in this order; an empty list draws no links. */
  links: readonly RelatedLink[];
}

/** Links to related pages. Renders a `<nav>` named by its heading. */
export const RelatedLinks = ({ heading, links, ...rest }: RelatedLinksProps) => {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <Heading id={id}>{heading}</Heading>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </Root>
  );
};
