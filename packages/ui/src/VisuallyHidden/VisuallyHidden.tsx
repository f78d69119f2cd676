import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../styles/index.js';

const Hidden = styled.span`
  ${visuallyHidden}
`;

/** Text for assistive technology only. Renders a `<span>`. */
export const VisuallyHidden = (props: ComponentPropsWithRef<'span'>) => <Hidden {...props} />;
