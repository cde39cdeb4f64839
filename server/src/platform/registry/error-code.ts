/** The code by which the system names an error (`ENOENT`, `Z_DATA_ERROR`); empty where it has none. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
