import { token } from '@tavoite/tokens';
import { css } from 'styled-components';

export * from './media.js';

/** Out of sight, still spoken and focusable. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** For what is chosen or open: the matching colours of the reader's own scheme. */
export const chosenInForcedColors = css`
  @media (forced-colors: active) {
    color: SelectedItemText;
    background: SelectedItem;
    /* Else the browser would lay the canvas' colour behind the text. */
    forced-color-adjust: none;

    > svg {
      color: inherit;
    }
  }
`;

/** The panel of menus, popovers and everything else that floats. */
export const floatingPanel = css`
  z-index: ${token('z-popover')};
  background: ${token('color-surface-raised')};
  color: ${token('color-text')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius-card')};
  box-shadow: ${token('shadow-raised')};
`;

/** A finger meets 40 px of height, whatever the eye sees. */
export const fingerHeight = css`
  position: relative;

  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset-block-start: 50%;
      inset-inline: 0;
      block-size: 40px;
      translate: 0 -50%;
    }
  }
`;

/** Takes a button's native look away and leaves the behaviour. */
export const plainButton = css`
  appearance: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  text-align: inherit;
`;

/** The box of a text field or select. */
export const fieldBox = css`
  width: 100%;
  min-height: ${token('size-control-md')};
  padding: ${token('space-1')} ${token('space-3')};
  font-size: ${token('font-size-md')};
  line-height: ${token('line-height-normal')};
  color: ${token('color-text')};
  background: ${token('color-surface')};
  border: 1px solid ${token('color-border-strong')};
  border-radius: ${token('radius-control')};
  transition:
    border-color ${token('duration-fast')} ${token('easing-standard')},
    background-color ${token('duration-fast')} ${token('easing-standard')};

  &:hover:not(:disabled) {
    border-color: ${token('color-text-muted')};
  }

  &:focus-visible {
    outline: 2px solid ${token('color-focus-ring')};
    outline-offset: 0;
    border-color: ${token('color-focus-ring')};
  }

  &[aria-invalid='true'] {
    border-color: ${token('color-danger')};
  }

  &[aria-invalid='true']:focus-visible {
    outline-color: ${token('color-danger')};
  }

  &:disabled {
    color: ${token('color-text-disabled')};
    background: ${token('color-surface-sunken')};
    border-color: ${token('color-border')};
    cursor: not-allowed;
  }

  &::placeholder {
    color: ${token('color-text-subtle')};
    opacity: 1;
  }
`;

/** The list of choices that opens below a field. */
export const optionList = css`
  ${floatingPanel}
  position: absolute;
  inset-block-start: calc(100% + ${token('space-1')});
  inset-inline: 0;
  max-height: 240px;
  margin: 0;
  padding: ${token('space-1')};
  overflow-y: auto;
  list-style: none;

  &:empty {
    display: none;
  }

  & > [role='option'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token('space-3')};
    padding: ${token('space-2')} ${token('space-3')};
    overflow-wrap: anywhere;
    border-radius: ${token('radius-control')};
    cursor: pointer;
  }

  & > [data-highlighted] {
    background: ${token('color-surface-hover')};
    outline: 1px solid transparent;
  }

  & > * > small,
  & > [data-empty] {
    color: ${token('color-text-muted')};
  }
`;
