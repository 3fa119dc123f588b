import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'

/**
 * The frame's scripts by the name under which they are served. The sandbox has no build step: the browser receives the
 * sources with their types stripped.
 */
export const browserFiles = ['frame', 'card', 'expiry', 'fields', 'messages'] as const

const cache = new Map<string, string>()

/** The JavaScript of one of `browserFiles`. */
export const browserFile = (name: (typeof browserFiles)[number]): string => {
  const ready = cache.get(name)
  if (ready !== undefined) return ready
  const source = readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8')
  // Suppresses Node's warning that this function is experimental: an operator cannot act on it.
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    const script = stripTypeScriptTypes(source).replace(/(from '\.\/[a-z-]+)\.ts'/g, "$1.js'")
    cache.set(name, script)
    return script
  } finally {
    process.emitWarning = emitWarning
  }
}
