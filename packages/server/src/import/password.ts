const MIN = 12;
const MAX = 128;
export function passwordFault(password: string, _email: string): string | null {
  if (password.length < MIN)
    return `The password has ${password.length} characters; ${MIN} are needed.`;
  if (password.length > MAX)
    return `The password has ${password.length} characters; ${MAX} are allowed.`;
  return null;
}
