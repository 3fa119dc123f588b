import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'

/**
 * What the frame's page loads, by the name it is served under: the sandbox has no build step, so the browser gets the
 * same sources with their types blanked out.
 */
export const browserFiles = ['frame', 'card', 'messages'] as const

const cache = new Map<string, string>()

/** The JavaScript of one of `browserFiles`. */
export const browserFile = (name: (typeof browserFiles)[number]): string => {
  const ready = cache.get(name)
  if (ready !== undefined) return ready
  const source = readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8')
  // Node announces at every first use that this function may still change; an operator can do nothing about it.
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
