/** Local storage flags of linking a Microsoft account, as specified. */
export const ATTEMPT_AZURE_KEY = 'attempt-azure-connect';
export const MICROSOFT_CONNECTED_KEY = 'microsoft-connected';
