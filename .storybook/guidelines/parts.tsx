import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ErrorIcon, SuccessIcon } from '../../packages/ui/src/icons/index.js';
import { Icon } from '../../packages/ui/src/index.js';
import { token } from '../../tokens/src/index.js';

const Root = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${token('space-6')};
  max-width: 960px;

  > section > h2 {
    margin-bottom: ${token('space-3')};
  }

  li {
    margin-block: ${token('space-1')};
  }

  section > ul,
  section > ol {
    padding-left: ${token('space-5')};
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: ${token('space-4')};
`;

const Box = styled.figure`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  background: ${token('color-surface')};
  border: 1px solid ${token('color-border')};
  border-top: 3px solid ${token('color-success')};
  border-radius: ${token('radius-card')};

  &[data-kind='dont'] {
    border-top-color: ${token('color-danger')};
  }

  > div {
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    gap: ${token('space-3')};
    min-width: 0;
    padding: ${token('space-4')};
    background: ${token('color-canvas')};
  }

  > figcaption {
    display: flex;
    align-items: flex-start;
    gap: ${token('space-2')};
    padding: ${token('space-3')} ${token('space-4')};
    font-size: ${token('font-size-sm')};

    > svg {
      flex: none;
      margin-top: 2px;
      color: ${token('color-success')};
    }
  }

  &[data-kind='dont'] > figcaption > svg {
    color: ${token('color-danger')};
  }
`;

interface ExampleProps {
  /** One sentence: what, and why. */
  text: string;
  /** Real components; left out where words do. */
  children?: ReactNode;
}

const Example = ({ kind, text, children }: ExampleProps & { kind: 'do' | 'dont' }) => (
  <Box data-kind={kind}>
    {children ? <div>{children}</div> : null}
    <figcaption>
      <Icon
        icon={kind === 'do' ? SuccessIcon : ErrorIcon}
        size="sm"
        label={kind === 'do' ? 'Do' : 'Don’t'}
      />
      <span>
        <strong>{kind === 'do' ? 'Do' : 'Don’t'}:</strong> {text}
      </span>
    </figcaption>
  </Box>
);

export const Do = (props: ExampleProps) => <Example kind="do" {...props} />;
export const Dont = (props: ExampleProps) => <Example kind="dont" {...props} />;

/** A question of design: a heading over examples side by side. */
export const Pair = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <Columns>{children}</Columns>
  </section>
);

/** A page of guidelines. */
export const Guide = ({ children }: { children: ReactNode }) => <Root>{children}</Root>;
