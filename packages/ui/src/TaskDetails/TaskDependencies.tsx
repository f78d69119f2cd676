import { token } from '@tavoite/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../Badge/index.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { UnlinkIcon } from '../icons/index.js';
import type { TaskLink } from '../Roadmap/types.js';

export interface TaskDependenciesProps {
  /** Over the list. */
  title: string;
  links: readonly TaskLink[];
  labels: { tooEarly: string; disconnect: (title: string) => string };
  /** Without it there are no buttons. */
  onDisconnect: ((dependency: number) => void) | undefined;
}

const Root = styled.section`
  h4 {
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-sm')};
    font-weight: ${token('font-weight-medium')};
  }

  li {
    display: flex;
    align-items: center;
    gap: ${token('space-2')};
    min-block-size: 28px;
    list-style: none;
  }

  /* Quiet: it takes the link away, and closes nothing. */
  li > button {
    color: ${token('color-text-muted')};
  }

  li > span:first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;

/** The tasks that a task waits for, or that wait for it. Renders a `<section>`, nothing when there are none. */
export const TaskDependencies = ({ title, links, labels, onDisconnect }: TaskDependenciesProps) => {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <Root aria-labelledby={id}>
      <h4 id={id}>{title}</h4>
      <ul>
        {links.map((link) => (
          <li key={link.dependency}>
            <span>{link.title}</span>
            {link.broken && <Badge tone="danger">{labels.tooEarly}</Badge>}
            {onDisconnect && (
              <IconButton
                label={labels.disconnect(link.title)}
                size="sm"
                onClick={() => onDisconnect(link.dependency)}
              >
                <Icon icon={UnlinkIcon} size="sm" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
};
