import { token } from '@tavoite/tokens';
import { css } from 'styled-components';
import { chosenInForcedColors, fingerHeight } from '../styles/index.js';

/** The look of every button; variants set its custom properties through `data-*`. */
export const buttonStyles = css`
  --button-ground: ${token('color-surface')};
  --button-ground-hover: ${token('color-surface-hover')};
  --button-ground-active: ${token('color-surface-selected')};
  --button-edge: ${token('color-border-strong')};
  --button-text: ${token('color-text')};
  --button-height: ${token('size-control-md')};
  --button-padding: ${token('space-4')};
  appearance: none;
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space-2')};
  min-height: var(--button-height);
  margin: 0;
  padding: ${token('space-1')} var(--button-padding);
  font-size: ${token('font-size-md')};
  font-weight: ${token('font-weight-medium')};
  line-height: ${token('line-height-snug')};
  text-align: center;
  text-decoration: none;
  color: var(--button-text);
  background: var(--button-ground);
  border: 1px solid var(--button-edge);
  border-radius: ${token('radius-control')};
  user-select: none;
  transition:
    background-color ${token('duration-fast')} ${token('easing-standard')},
    border-color ${token('duration-fast')} ${token('easing-standard')},
    color ${token('duration-fast')} ${token('easing-standard')};

  &[data-variant='primary'] {
    --button-ground: ${token('color-accent')};
    --button-ground-hover: ${token('color-accent-hover')};
    --button-ground-active: ${token('color-accent-active')};
    --button-edge: transparent;
    --button-text: ${token('color-on-accent')};
  }

  &[data-variant='danger'] {
    --button-ground: ${token('color-danger')};
    --button-ground-hover: ${token('color-danger-hover')};
    --button-ground-active: ${token('color-danger-hover')};
    --button-edge: transparent;
    --button-text: ${token('color-on-danger')};
  }

  &[data-variant='quiet'] {
    --button-ground: transparent;
    --button-edge: transparent;
    --button-text: ${token('color-accent-text')};
  }

  &[data-size='sm'] {
    --button-height: ${token('size-control-sm')};
    --button-padding: ${token('space-3')};
    font-size: ${token('font-size-sm')};
  }

  /* No stronger than the rule of a field that places a button in itself. */
  &:where([data-size='sm']) {
    ${fingerHeight}
  }

  &[data-size='lg'] {
    --button-height: ${token('size-control-lg')};
    --button-padding: ${token('space-5')};
    font-size: ${token('font-size-lg')};
  }

  &[data-full-width] {
    width: 100%;
  }

  &:hover {
    background: var(--button-ground-hover);
  }

  &:active,
  &[data-state='open'],
  &[aria-pressed='true'] {
    background: var(--button-ground-active);
  }

  &[data-state='open'],
  &[aria-pressed='true'] {
    ${chosenInForcedColors}
  }

  &:disabled,
  &[aria-disabled='true']:not([data-loading]) {
    --button-ground: ${token('color-surface-sunken')};
    --button-ground-hover: ${token('color-surface-sunken')};
    --button-ground-active: ${token('color-surface-sunken')};
    --button-edge: transparent;
    --button-text: ${token('color-text-disabled')};
    cursor: not-allowed;
  }

  &[data-variant='quiet']:is(:disabled, [aria-disabled='true']:not([data-loading])) {
    --button-ground: transparent;
    --button-ground-hover: transparent;
  }

  &[data-loading] {
    cursor: progress;
  }

  @media (forced-colors: active) {
    &[data-variant='primary'] {
      border-color: ButtonBorder;
      /* The browser would lay the canvas' colour behind the text, on which it cannot be read. */
      forced-color-adjust: none;
    }

    &:is(:disabled, [aria-disabled='true']:not([data-loading])) {
      --button-text: GrayText;
    }
  }
`;
