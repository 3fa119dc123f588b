import { useEffect, useState } from 'react'

/**
 * Imports code on demand: dialogs, players and forms that few shoppers open.
 *
 * @param load an `import()`; called once, and again after a failure when `requested` becomes true again
 * @param onFail resets `requested`, so that the shopper can try again
 * @returns the module, or undefined until it is loaded
 */
export function useLater<Code extends object>(
  load: () => Promise<Code>,
  requested: boolean,
  onFail?: () => void,
): Code | undefined {
  const [code, setCode] = useState<Code>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: load only when `requested` changes
  useEffect(() => {
    if (!requested || code) return
    let here = true
    load().then(
      (loaded) => {
        if (here) setCode(loaded)
      },
      // The network failed. The shopper can try again.
      () => {
        if (here) onFail?.()
      },
    )
    return () => {
      here = false
    }
  }, [requested, code])
  return code
}
