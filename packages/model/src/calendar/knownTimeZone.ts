/** Whether the runtime knows a time zone of that IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    // Throws a RangeError for an unknown one.
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
