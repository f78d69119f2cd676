import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../tokens/src/index.js';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-8')};
  max-width: 1100px;

  section > h2 {
    margin-bottom: ${token('space-3')};
  }
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${token('space-3')};
  list-style: none;
`;

export const Sample = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${token('space-1')};
  padding: ${token('space-3')};
  font-size: ${token('font-size-sm')};
  background: ${token('color-surface')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  overflow-wrap: anywhere;

  small {
    font-size: ${token('font-size-xs')};
    color: ${token('color-text-muted')};
  }
`;

export const Swatch = styled.div`
  height: 56px;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-control')};
  forced-color-adjust: none;
`;

const Plain = styled.table`
  width: 100%;
  font-size: ${token('font-size-sm')};
  background: ${token('color-surface')};
  border-collapse: collapse;

  th,
  td {
    padding: ${token('space-2')} ${token('space-3')};
    text-align: left;
    border-bottom: 1px solid ${token('color-border')};
  }

  th {
    font-weight: ${token('font-weight-semibold')};
  }
`;

const Scroll = styled.div`
  max-width: 100%;
  overflow-x: auto;
`;

/** A table that scrolls in itself where it is wider than its place. */
export const Table = ({ label, children }: { label: string; children: ReactNode }) => (
  <Scroll role="region" aria-label={label} tabIndex={0}>
    <Plain>{children}</Plain>
  </Scroll>
);
