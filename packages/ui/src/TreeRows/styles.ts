import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';
import { plainButton } from '../styles/index.js';

/** Below this the details go under the title. */
const NARROW = '@container (max-width: 640px)';

export const Root = styled.div`
  container-type: inline-size;
  border-block-end: 1px solid ${token('color-border')};

  [role='row'],
  .heads {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) minmax(
        ${token('size-control-sm')},
        auto
      );
    align-items: center;
    column-gap: ${token('space-3')};
  }

  .heads {
    padding-block-end: ${token('space-1')};
    font-size: ${token('font-size-xs')};
    font-weight: ${token('font-weight-medium')};
    color: ${token('color-text-muted')};

    > :first-child {
      padding-inline-start: calc(${token('size-control-sm')} + ${token('space-1')});
    }
  }

  [role='row'] {
    min-height: ${token('space-10')};
    border-block-start: 1px solid ${token('color-border')};

    &:hover,
    &:focus-visible,
    &:focus-within {
      background: ${token('color-surface-hover')};
    }
  }

  .title {
    display: flex;
    align-items: center;
    gap: ${token('space-1')};
    min-width: 0;
    padding-inline-start: min(calc(var(--level) * ${token('space-6')}), calc(var(--level) * 4cqi));
  }

  .fold {
    flex: none;
    width: ${token('size-control-sm')};
  }

  .fold button svg {
    transition: transform ${token('duration-fast')} ${token('easing-standard')};
  }

  [aria-expanded='true'] > .title > .fold button svg {
    transform: rotate(90deg);
  }

  .details {
    min-width: 0;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-sm')};
    overflow-wrap: anywhere;
  }

  ${NARROW} {
    .heads {
      display: none;
    }

    [role='row'] {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-block: ${token('space-1')};
    }

    .details {
      grid-row: 2;
      grid-column: 1;
      padding-inline-start: calc(
        min(calc(var(--level) * ${token('space-6')}), calc(var(--level) * 4cqi)) +
          ${token('size-control-sm')} + ${token('space-1')}
      );
    }

    .actions {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
`;

export const Name = styled.button`
  ${plainButton}
  min-width: 0;
  min-height: ${token('size-control-sm')};
  text-align: start;
  font-weight: ${token('font-weight-medium')};
  color: ${token('color-accent-text')};
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
  }
`;
