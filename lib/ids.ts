/** Makes the id of a new row; an argument of use cases, so that tests can foretell it. */
export type CreateId = () => string;

export const createRandomId: CreateId = () => crypto.randomUUID();

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Guards the database from ids that could never be a row's. */
export function isId(value: string): boolean {
  return uuidPattern.test(value);
}
