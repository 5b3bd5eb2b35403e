/** A row as its owner reads it: whose it is goes without saying. */
export function withoutOwner<Row extends { userId: string }>(row: Row): Omit<Row, 'userId'> {
  const { userId: _owner, ...rest } = row;
  return rest;
}
