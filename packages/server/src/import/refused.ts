/** The whole file is refused, and nothing was imported. The message says why, and what to do. */
export class FileRefused extends Error {
  override name = 'FileRefused'
}

/** Why a row is rejected: the field (`''` for the row itself) and a sentence. */
export type Fault = { field: string; reason: string }
