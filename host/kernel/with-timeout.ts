/**
 * Waits for a promise, and resolves to a fallback when it takes longer than `timeoutMs`: for parts that a page can do
 * without. A late value or failure is ignored.
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
