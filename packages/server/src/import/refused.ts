/** The whole file cannot be imported, and nothing of it was. Its message says why and what to do. */
export class FileRefused extends Error {
  override name = 'FileRefused'
}

/** Why a row is rejected: the field that is to blame (`''` for the row itself) and a sentence. */
export type Fault = { field: string; reason: string }
