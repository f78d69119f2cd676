/** Rows by the notification that they belong to, each group in the order of the rows. */
export function byNotification<Row extends { readonly notificationId: number }>(
  rows: readonly Row[],
): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.notificationId);
    if (group) group.push(row);
    else groups.set(row.notificationId, [row]);
  }
  return groups;
}
