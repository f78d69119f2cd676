import { styled } from 'styled-components';
import { Button, type ButtonLook, type ButtonProps } from '../Button/index.js';
import { ProviderMark, type SignInProvider } from './ProviderMark.js';

/**
 * The grounds, edges and texts that Google and Microsoft allow for such buttons: not the product's own
 * colours, so no tokens. What is between rest and pressed is a shade of theirs, as they do it.
 */
const Root = styled(Button)`
  min-height: 40px;
  padding-inline: 12px;
  overflow-wrap: anywhere;

  & svg {
    flex: none;
  }

  &&[data-provider='google'] {
    --button-ground: #ffffff;
    --button-ground-hover: #f8fafe;
    --button-ground-active: #eaf1fd;
    --button-edge: #747775;
    --button-text: #1f1f1f;
  }

  &&[data-provider='microsoft'] {
    --button-ground: #ffffff;
    --button-ground-hover: #f5f5f5;
    --button-ground-active: #e8e8e8;
    --button-edge: #8c8c8c;
    --button-text: #5e5e5e;
  }

  [data-theme='dark'] &&[data-provider='google'] {
    --button-ground: #131314;
    --button-ground-hover: #202124;
    --button-ground-active: #2b2c2f;
    --button-edge: #8e918f;
    --button-text: #e3e3e3;
  }

  [data-theme='dark'] &&[data-provider='microsoft'] {
    --button-ground: #2f2f2f;
    --button-ground-hover: #3b3b3b;
    --button-ground-active: #484848;
    --button-edge: #8c8c8c;
    --button-text: #ffffff;
  }

  &&:disabled {
    opacity: 0.5;
  }
`;

type Given<Props> = Props extends unknown ? Omit<Props, keyof ButtonLook> : never;

export type ProviderButtonProps = Given<ButtonProps> &
  Pick<ButtonLook, 'fullWidth'> & {
    /** Who the user is sent to; their brand rules set the look. `other` looks like other buttons. */
    provider: SignInProvider;
  };

/**
 * Sends the user to an identity provider, to sign in or to link an account there. It looks as Google's
 * and Microsoft's brand rules ask for, in both themes. Renders a `<button type="button">`.
 */
export const ProviderButton = ({ provider, ...rest }: ProviderButtonProps) => (
  <Root data-provider={provider} icon={<ProviderMark provider={provider} />} {...rest} />
);
