import { token } from '@tavoite/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Logo } from '../Logo/index.js';
import { mobile } from '../styles/index.js';

const Root = styled.main`
  display: flex;
  flex-direction: column;
  align-items: center;
  min-height: 100vh;
  min-height: 100dvh;
  padding: clamp(${token('space-8')}, 14vh, 160px) ${token('space-4')} ${token('space-8')};

  &[data-notice] {
    padding-top: clamp(${token('space-4')}, 6vh, 80px);
  }

  /* Logo and sheet stand in the middle, between as much above as below; what is said has its room in the upper half. */
  ${mobile} {
    &,
    &[data-notice] {
      padding-block: ${token('space-2')};
    }

    &::after,
    &:not([data-notice])::before {
      content: '';
      flex: 1 0 0;
    }
  }
`;

/** Room for two lines is kept at the top: what is said there pushes neither logo nor sheet down. */
const Notice = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-2')};
  justify-content: flex-end;
  width: 100%;
  max-width: 400px;
  min-height: 4.75rem;
  margin-bottom: ${token('space-5')};

  ${mobile} {
    flex: 1 0 0;
    min-height: auto;
    margin: 0;

    & > :last-child {
      margin-bottom: ${token('space-2')};
    }
  }
`;

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-5')};
  width: 100%;
  max-width: 400px;
  margin-top: ${token('space-8')};
  padding: ${token('space-8')};
  background: ${token('color-surface')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};

  ${mobile} {
    gap: ${token('space-4')};
    margin-top: ${token('space-5')};
    padding: ${token('space-5')};
  }
`;

const Lead = styled.p`
  margin-top: ${token('space-1')};
  color: ${token('color-text-muted')};
`;

export interface CenteredPageProps extends Omit<ComponentPropsWithRef<'main'>, 'title'> {
  /** The product's name, next to its mark. */
  productName: string;
  /** Shown as its heading. */
  title: ReactNode;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Said at the top; nothing moves when it comes and goes, and null keeps its room. */
  notice?: ReactNode;
}

/** A page without bar and menu, such as the sign-in: logo and one sheet. Renders a `<main>`. */
export const CenteredPage = ({
  productName,
  title,
  lead,
  notice,
  children,
  ...rest
}: CenteredPageProps) => (
  <Root data-centered="" data-notice={notice === undefined ? undefined : ''} {...rest}>
    {notice === undefined ? null : <Notice>{notice}</Notice>}
    <Logo name={productName} size="lg" />
    <Sheet>
      <header>
        <h1>{title}</h1>
        {lead ? <Lead>{lead}</Lead> : null}
      </header>
      {children}
    </Sheet>
  </Root>
);
