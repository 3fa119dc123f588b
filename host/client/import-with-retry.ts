import { retryUntilStopped } from '@onair/widgets/models'

/**
 * Imports a module. Where the network fails, it tries again later and when the network is back.
 *
 * @param load an `import()`
 * @throws the module's own error
 */
export function importWithRetry<Code>(load: () => Promise<Code>): Promise<Code> {
  return new Promise((resolve, reject) => {
    const attempt = () =>
      load().then(
        (code) => {
          stop()
          resolve(code)
        },
        (failure: unknown) => {
          if (isNotFetched(failure)) return
          stop()
          reject(failure)
        },
      )
    const stop = retryUntilStopped(() => void attempt())
    void attempt()
  })
}

/** "Failed to fetch dynamically imported module" and what the other browsers say instead. */
const isNotFetched = (failure: unknown) => failure instanceof TypeError && /import/i.test(failure.message)
