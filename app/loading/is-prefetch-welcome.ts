/** Of the Network Information API, which not every browser has. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

interface Reader {
  onLine: boolean;
  connection?: Connection;
}

/** Not for those who save data, on slow connections or without a network. */
export function isPrefetchWelcome(reader: { onLine: boolean }): boolean {
  const { onLine, connection = {} } = reader as Reader;
  const { saveData = false, effectiveType = '' } = connection;
  return onLine && !saveData && !effectiveType.endsWith('2g');
}
