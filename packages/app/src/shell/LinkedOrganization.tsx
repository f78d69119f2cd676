import { token } from '@tavoite/tokens';
import { Banner, Button, Toolbar } from '@tavoite/ui';
import { useLocation } from 'react-router-dom';
import { LINKED_ORGANIZATION, searchText, writeText } from '../core/addresses.js';
import { useAppSelector } from '../core/hooks.js';
import { useSearch } from '../core/useSearch.js';
import { organizationName } from '../features/organization/index.js';
import { useText } from '../i18n/Texts.js';

/** Above a page whose address was copied in another environment: offers to switch to that. */
const LinkedOrganization = () => {
  const { text } = useText();
  const { pathname } = useLocation();
  const [search, change] = useSearch();
  const tree = useAppSelector((state) => state.organizationTree.data);
  const active = useAppSelector((state) => state.organization.data?.organization);
  const linked = new URLSearchParams(search).get(LINKED_ORGANIZATION);
  if (!tree || !active || linked === null || linked === String(active.id)) return null;
  const name = organizationName(tree, Number(linked));

  const without = (parameters: URLSearchParams) => {
    writeText(parameters, LINKED_ORGANIZATION, null);
    return parameters;
  };
  const switchTo = () => {
    const parameters = without(new URLSearchParams(search));
    // Starts the page with the other environment active, as any address may ask for.
    writeText(parameters, 'org-id', linked);
    window.location.assign(pathname + searchText(parameters));
  };
  return (
    <Banner tone="warning" style={{ marginBlockEnd: token('space-4') }}>
      {name === null
        ? text('link-of-unknown-environment', { active: active.name })
        : text('link-of-environment', { name, active: active.name })}
      <Toolbar>
        {name === null ? null : (
          <Button size="sm" variant="primary" onClick={switchTo}>
            {text('switch-to', { name })}
          </Button>
        )}
        <Button size="sm" onClick={() => change(without)}>
          {text('stay-in', { name: active.name })}
        </Button>
      </Toolbar>
    </Banner>
  );
};

export default LinkedOrganization;
