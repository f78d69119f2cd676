import { useSelector } from 'react-redux';
import type { AppState } from '../../core/state.js';
import type { organizationDefinition } from './slice.js';

/** The state of the app while this screen's part is in it. */
export interface OrganizationDefinitionAppState extends AppState {
  organizationDefinition: ReturnType<typeof organizationDefinition>;
}

export const useOrganizationSelector = useSelector.withTypes<OrganizationDefinitionAppState>();
