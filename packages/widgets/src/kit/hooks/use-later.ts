import { useEffect, useState } from 'react'

/**
 * Code that is fetched when it is first wanted: dialogs, players, forms that few open.
 *
 * @param load an `import()`. It is called once, and again at the next wish after it failed.
 * @param onFail takes the wish back, so that the shopper can make it once more.
 * @returns what it gave; undefined until then.
 */
export function useLater<Code extends object>(
  load: () => Promise<Code>,
  wanted: boolean,
  onFail?: () => void,
): Code | undefined {
  const [code, setCode] = useState<Code>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new wish is a reason to load
  useEffect(() => {
    if (!wanted || code) return
    let here = true
    load().then(
      (loaded) => {
        if (here) setCode(loaded)
      },
      // The network is away. What the code would have done can be asked for again.
      () => {
        if (here) onFail?.()
      },
    )
    return () => {
      here = false
    }
  }, [wanted, code])
  return code
}
