import { token } from '@tavoite/tokens';
import { css } from 'styled-components';
import { visuallyHidden } from './index.js';

/** A `<fieldset>` around tiles of which one is chosen. */
export const choiceGroup = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: ${token('space-1')};
    padding: 0;
    font-size: ${token('font-size-sm')};
    font-weight: ${token('font-weight-medium')};
  }

  p {
    color: ${token('color-text-muted')};
  }

  &:disabled {
    color: ${token('color-text-disabled')};
  }
`;

/** A `<label>` with a radio button that is drawn as a tile; `data-checked` on the chosen one. */
export const choiceTile = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-height: ${token('size-control-md')};
  padding: ${token('space-1')} ${token('space-2')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-control')};
  background: ${token('color-surface')};
  cursor: pointer;
  overflow-wrap: anywhere;

  &:hover {
    border-color: ${token('color-border-strong')};
  }

  &[data-checked] {
    border-color: ${token('color-accent')};
    box-shadow: inset 0 0 0 1px ${token('color-accent')};
  }

  &:focus-within:has(:focus-visible) {
    outline: 2px solid ${token('color-focus-ring')};
    outline-offset: 1px;
  }

  fieldset:disabled & {
    cursor: not-allowed;
    border-color: ${token('color-border')};
  }

  fieldset:disabled & > span {
    opacity: 0.5;
  }

  input {
    ${visuallyHidden}
  }

  > svg {
    flex: none;
    margin-inline-start: auto;
    color: ${token('color-accent-text')};
  }

  fieldset:disabled & > svg {
    color: inherit;
  }

  @media (forced-colors: active) {
    &[data-checked] {
      border-color: Highlight;
    }
  }
`;
