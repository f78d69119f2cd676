import { token } from '@tavoite/tokens';
import { type ComponentPropsWithRef, useState } from 'react';
import { styled } from 'styled-components';

const Root = styled.span`
  --avatar-size: ${token('size-avatar-md')};
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--avatar-size);
  height: var(--avatar-size);
  overflow: hidden;
  border-radius: 50%;
  background: ${token('color-accent-subtle')};
  color: ${token('color-accent-text')};
  font-size: calc(var(--avatar-size) * 0.44);
  font-weight: ${token('font-weight-semibold')};
  line-height: 1;
  user-select: none;

  &[data-size='sm'] {
    --avatar-size: ${token('size-avatar-sm')};
  }

  &[data-size='lg'] {
    --avatar-size: ${token('size-avatar-lg')};
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whose picture; its first letter replaces a missing picture. */
  name: string;
  /** Address of the picture. */
  src?: string | null;
  /** 24, 32 or 48 px. */
  size?: 'sm' | 'md' | 'lg';
  /** Not spoken, because the name is next to it. */
  decorative?: boolean;
}

const firstLetter = (name: string): string => {
  const [letter = '?'] = Array.from(name.trim());
  return letter.toLocaleUpperCase();
};

/**
 * A person's picture, or the first letter of the name until it has loaded or when it cannot.
 * `data-state` is `picture` or `letter`. Renders a `<span>`.
 */
export const Avatar = ({ name, src, size = 'md', decorative = false, ...rest }: AvatarProps) => {
  const [loaded, setLoaded] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const shown = Boolean(src) && loaded === src;
  return (
    <Root
      data-size={size}
      data-state={shown ? 'picture' : 'letter'}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      {...rest}
    >
      {shown ? null : firstLetter(name)}
      {src && failed !== src ? (
        <img
          alt=""
          src={src}
          hidden={!shown}
          onLoad={() => setLoaded(src)}
          onError={() => setFailed(src)}
        />
      ) : null}
    </Root>
  );
};
