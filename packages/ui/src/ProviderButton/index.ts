export { ProviderButton, type ProviderButtonProps } from './ProviderButton.js';
export { ProviderMark, type ProviderMarkProps, type SignInProvider } from './ProviderMark.js';
