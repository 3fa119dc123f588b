/** Compiles for the script tag; see build.mjs. */
export function buildEmbed(options: {
  outDir: string
  entry?: Readonly<Record<string, string>>
  renderer?: 'preact' | 'react'
  minify?: boolean
}): Promise<void>
