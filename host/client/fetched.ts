import { keepTrying } from '@onair/widgets/models'

/**
 * Fetches code until it is here: what the network does not bring is asked for again, later and when the network is back.
 *
 * @param load an `import()`
 * @throws what the code itself throws
 */
export function fetched<Code>(load: () => Promise<Code>): Promise<Code> {
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
    const stop = keepTrying(() => void attempt())
    void attempt()
  })
}

/** "Failed to fetch dynamically imported module" and what the other browsers say instead. */
const isNotFetched = (failure: unknown) => failure instanceof TypeError && /import/i.test(failure.message)
