import { token } from '@tavoite/tokens';
import { styled } from 'styled-components';

const More = styled.span`
  flex: none;
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-xs')};
`;

/** How many find no place; their names when pointed at. Renders a `<span>`. */
export const MoreOf = ({ all, shown }: { all: readonly { title: string }[]; shown: number }) => {
  const others = all.slice(shown).map(({ title }) => title);
  return <More title={others.join('\n')}>+{others.length}</More>;
};
