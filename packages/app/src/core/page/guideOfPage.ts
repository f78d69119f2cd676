/** The page of the guide under Help that is about a screen under Manage. */
export const GUIDE_OF_PAGE = {
  'monthly-figures': 'monthly-figures',
  terms: 'terms',
  targets: 'targets',
  pages: 'targets',
  organization: 'people',
  people: 'people',
  'access-tokens': 'history',
  webhooks: 'history',
  history: 'history',
} as const;
