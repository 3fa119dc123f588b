/**
 * What was asked for, or something else where it is not there after some milliseconds: for what a page can do without. What
 * comes later is let go, its failure too.
 */
export async function soon<T, Other>(asked: Promise<T>, patienceMs: number, instead: Other): Promise<T | Other> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Other>((done) => {
    timer = setTimeout(() => done(instead), patienceMs)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
