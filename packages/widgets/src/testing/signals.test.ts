// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

/*
 * A component that reads a signal's `.value` without useSignals() shows the value of its first render and silently never
 * again; a signal given to JSX as a child works in React and shows nothing in the script-tag build. Both look right in review,
 * so they are looked for here. A component reads a signal with useShared(signal, serverValue); a handler takes signal.peek().
 */

const root = resolve(import.meta.dirname, '../../../..')
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')

/** The names of signals: members and constants with a signal's type, and functions that create one. */
function signalNames(source: string): string[] {
  const typed = source.matchAll(/\b(\w+)\??:\s*(?:Readonly)?Signal</g)
  const made = source.matchAll(
    /\bconst (\w+)(?::[^=]+)?\s*=\s*(?:useSignal|useComputed|signal|computed)(?:<[^>]*>+)?\(/g,
  )
  return [...typed, ...made].flatMap(([, name]) => name ?? [])
}

/** The top-level pieces of a file: one component or helper each. */
const pieces = (source: string) => source.split(/^(?=(?:export |default |async )*(?:function|const|class) )/m)

/** An effect of a component that runs again with the signals that it reads. */
const effect = /^( *)useSignalEffect\(\(\) => \{$[\s\S]*?^\1\}\)$/gm

/** The faults of a file of components, as sentences. */
function signalFaults(text: string, names: ReadonlySet<string>): string[] {
  const source = withoutComments(text)
  const models = new Set(
    [...source.matchAll(/\bconst (\w+)(?::[^=]+)?\s*=\s*useModel\(/g)].flatMap(([, name]) => name ?? []),
  )
  return pieces(source.replaceAll(effect, '')).flatMap((piece) => {
    const read = [...piece.matchAll(/\b(\w+)\??\.value\b(?!\s*=[^=])/g)]
      .filter(([, name = '']) => names.has(name) && !/\buseSignals\(/.test(piece))
      .map(([found]) => `${found}: read it with useShared(signal, serverValue), or peek() in a handler`)
    const child = [...piece.matchAll(/(?<![=\w])\{\s*(\w+)\.(\w+)\s*\}/g)]
      .filter(([, object = '', name = '']) => models.has(object) && names.has(name))
      .map(([found]) => `${found}: a signal is no child; show useShared(signal, serverValue)`)
    return [...read, ...child]
  })
}

const filesOf = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (name) => /node_modules|dist$/.test(name) }).map((name) => ({
    name,
    text: readFileSync(join(root, name), 'utf8'),
  }))

describe('components and signals', () => {
  const models = filesOf('packages/widgets/src/**/*.ts').filter(({ name }) => !name.includes('.test.'))
  const views = filesOf('packages/widgets/src/**/*.tsx', 'host/**/*.tsx').filter(
    ({ name }) => !/\.(test|stories)\./.test(name),
  )
  const names = new Set([...models, ...views].flatMap(({ text }) => signalNames(withoutComments(text))))

  it('1. finds the models and the components that it is about', () => {
    expect(names).toContain('count')
    expect(views.map(({ name }) => name)).toContain('packages/widgets/src/kit/shop.tsx')
  })

  it('2. no component reads a signal in a way that never updates', () => {
    const faults = views.flatMap(({ name, text }) => signalFaults(text, names).map((fault) => `${name}: ${fault}`))
    expect(faults).toEqual([])
  })
})

describe('faults', () => {
  const names = new Set(['count', 'bag', 'open'])
  it.each([
    [
      '1. reading .value while rendering',
      'function A() {\n  const m = useModel(f)\n  return <b>{m.count.value}</b>\n}',
      1,
    ],
    ['2. reading it of a signal by its own name', 'const A = () => <b>{count.value}</b>', 1],
    ['3. a signal as a child', 'function A() {\n  const m = useModel(f)\n  return <b>{m.count}</b>\n}', 1],
    [
      '4. in one component, although another has the hook',
      'function A() {\n  useSignals()\n}\nfunction B() {\n  return m.bag.value\n}',
      1,
    ],
    ['5. not with the hook', 'function A() {\n  useSignals()\n  return <b>{m.count.value}</b>\n}', 0],
    [
      '6. not reading through useShared',
      'function A() {\n  const count = useShared(m.count, 0)\n  return <b>{count}</b>\n}',
      0,
    ],
    ['7. not setting it in a handler', 'const A = () => <b onClick={() => { m.open.value = true }} />', 0],
    ['8. not a field that is called value', 'const A = () => <input onInput={(e) => say(e.currentTarget.value)} />', 0],
    ['9. not passing a signal on', 'function A() {\n  const m = useModel(f)\n  return <B of={m.count} />\n}', 0],
    ['10. not in an effect', 'function A() {\n  useSignalEffect(() => {\n    say(m.count.value)\n  })\n}', 0],
    ['11. after an effect', 'function A() {\n  useSignalEffect(() => {\n  })\n  return m.count.value\n}', 1],
    ['12. not in a comment', 'function A() {\n  // m.count.value\n  return null\n}', 0],
  ])('%s', (_, text, faults) => {
    expect(signalFaults(text, names)).toHaveLength(faults)
  })
})
