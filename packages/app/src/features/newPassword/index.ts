export { NewPasswordFields } from './NewPasswordFields.js';
export { isNewPassword, type NewPassword, NO_PASSWORD } from './problems.js';
export { useCheckedForm } from './useCheckedForm.js';
