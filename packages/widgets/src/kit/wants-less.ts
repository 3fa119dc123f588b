/** Whether the device asks for reduced motion or data: then nothing plays automatically. */
export function wantsLess(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || savesData()
}

/** Whether the device asks for less data. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
