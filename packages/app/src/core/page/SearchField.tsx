import { token } from '@tavoite/tokens';
import { Icon, TextField, type TextFieldProps } from '@tavoite/ui';
import { SearchIcon } from '@tavoite/ui/icons';
import { styled } from 'styled-components';

/** A field with its sign in front. */
const Root = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    z-index: 1;
    inset-block-start: 50%;
    inset-inline-start: ${token('space-3')};
    translate: 0 -50%;
    color: ${token('color-text-muted')};
    pointer-events: none;
  }

  /* It has no words below it. */
  & > :has(input) {
    gap: 0;
  }

  && input {
    padding-inline-start: calc(${token('space-3')} + ${token('space-6')});
  }
`;

export interface SearchFieldProps extends Pick<TextFieldProps, 'ref' | 'disabled'> {
  /** What is searched; stands in the empty field. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** Where one writes words of what is to be found. */
export const SearchField = ({ label, onValueChange, ...rest }: SearchFieldProps) => (
  <Root>
    <Icon icon={SearchIcon} size="sm" />
    <TextField
      {...rest}
      label={label}
      hideLabel
      type="search"
      placeholder={label}
      onChange={({ target }) => onValueChange(target.value)}
    />
  </Root>
);
