import { token } from '@tavoite/tokens';
import { Card, Columns, Link, Stack } from '@tavoite/ui';
import { styled } from 'styled-components';
import { useAppSelector } from '../../core/hooks.js';
import { useText } from '../../i18n/Texts.js';
import { GuideText } from './GuideText.js';
import { rolesFor } from './roles.js';
import type { GuideContents, GuideRole } from './types.js';

const Pages = styled.ul`
  display: flex;
  flex-direction: column;
  padding: 0;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    min-height: ${token('size-control-md')};
  }
`;

const Role = ({ title, pages }: GuideRole) => (
  <Card role="region" aria-label={title}>
    <Stack>
      <h3>{title}</h3>
      <Pages role="list">
        {pages.map(({ id, title: page }) => (
          <li key={id}>
            <Link href={`/help/${id}`}>{page}</Link>
          </li>
        ))}
      </Pages>
    </Stack>
  </Card>
);

/** All pages of the guide; what the reader can do comes first. */
export const GuideContentsList = ({ contents }: { contents: GuideContents }) => {
  const { text } = useText();
  const user = useAppSelector((state) => state.user.data);
  const { own, others } = rolesFor(contents.roles, user);
  return (
    <Stack>
      <GuideText body={contents.body} />
      <h2>{text('help-own')}</h2>
      <Columns min={260}>
        {own.map((role) => (
          <Role key={role.id} {...role} />
        ))}
      </Columns>
      {others.length > 0 ? (
        <>
          <h2>{text('help-others')}</h2>
          <Columns min={260}>
            {others.map((role) => (
              <Role key={role.id} {...role} />
            ))}
          </Columns>
        </>
      ) : null}
    </Stack>
  );
};
