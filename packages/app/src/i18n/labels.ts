import * as en from '@tavoite/ui/labels/en';
import * as fi from '@tavoite/ui/labels/fi';
import { useIntl } from 'react-intl';

/** The components' own texts in the chosen language; a screen overrides single ones. */
export const useLabels = (): typeof en => (useIntl().locale === 'fi' ? fi : en);
