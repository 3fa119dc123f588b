/**
 * Waits for a promise, and resolves to a fallback after `timeoutMs`: for optional parts of a page. A late value or failure is
 * ignored.
 */
export async function withTimeout<T, Fallback>(
  promise: Promise<T>,
  timeoutMs: number,
  fallback: Fallback,
): Promise<T | Fallback> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<Fallback>((resolve) => {
    timer = setTimeout(() => resolve(fallback), timeoutMs)
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}
