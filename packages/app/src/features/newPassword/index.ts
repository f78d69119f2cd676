export { NewPasswordFields } from './NewPasswordFields.js';
export { isNewPassword, NO_PASSWORD } from './problems.js';
export { useCheckedForm } from './useCheckedForm.js';
