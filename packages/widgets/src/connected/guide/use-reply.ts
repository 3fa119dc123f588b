import { type Result, Unreachable } from '@onair/core/http'
import { useEffect, useRef, useState } from 'react'

/**
 * Reads a value when there is none for the key. The previous value stays until the next one arrives.
 * @param initial the value that the server has read for its key
 * @param key what the value depends on; undefined: nothing is read
 * @returns the value, `failed` with the refusal's sentence or an empty text, and `retry`
 */
export function useReply<T>(
  initial: { key: string; value: T } | undefined,
  key: string | undefined,
  load: () => Promise<Result<T>>,
) {
  const [reply, setReply] = useState(initial)
  const [failed, setFailed] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const ask = useRef(load)
  ask.current = load
  const current = reply?.key === key

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again
  useEffect(() => {
    if (key === undefined || current) return
    let mounted = true
    ask.current().then(
      (result) => {
        if (!mounted) return
        if (result.ok) setReply({ key, value: result.value })
        setFailed(result.ok ? undefined : (result.items[0]?.message ?? ''))
      },
      (failure) => {
        if (mounted) setFailed('')
        if (!(failure instanceof Unreachable)) throw failure
      },
    )
    return () => {
      mounted = false
    }
  }, [key, current, attempt])

  return {
    value: reply?.value,
    reading: key !== undefined && !current && failed === undefined,
    failed: current ? undefined : failed,
    retry() {
      setFailed(undefined)
      setAttempt(attempt + 1)
    },
  }
}
