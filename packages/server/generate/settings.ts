import { features } from '../src/features.ts'
import { limitsOf } from '../src/kernel/feature.ts'
import type { Mode, Variable } from '../src/kernel/settings.ts'
import { allSettings } from '../src/server-config.ts'
import { table } from './table.ts'

const demonstration: Mode = {
  demo: true,
  production: false,
  strict: false,
  shop: 'http://localhost:3000',
  sandbox: 'http://127.0.0.1:3001',
}
const installation: Mode = { ...demonstration, demo: false, production: true, strict: true }

const code = (text: string) => `\`${text}\``

/** A default as its variable would be written. */
function shown(value: unknown): string {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return 'none'
  return code(typeof value === 'boolean' ? (value ? '1' : '0') : String(value))
}

/** What a variable is without the operator: outside of the demonstration, and in it. */
function defaultOf(variable: Variable, inDemonstration: unknown): string {
  const { required, secret, beside, defaultText } = variable
  if (defaultText) return defaultText
  const demo = shown(inDemonstration)
  const own = shown(variable.default)
  if (!required) return own === demo ? own : `${own}; in a demonstration ${demo}`
  const needed = [
    `required${beside ? ` beside ${code(beside)}` : ''}`,
    ...(secret ? [`a secret of ${secret.least} characters or more`] : []),
  ]
  return `${needed.join(', ')}; in a demonstration ${demo}`
}

const counted = (count: number) => count.toLocaleString('en')

/** The section of OPERATING.md on settings: a table of each group, and one of the limits. */
export function settingsSection(): string {
  const groups = allSettings.map(({ title, variables }) => {
    const inDemonstration = variables(demonstration)
    const rows = Object.entries(variables(installation)).map(([key, variable]) => [
      code(variable.name),
      variable.about,
      defaultOf(variable, inDemonstration[key]?.default),
    ])
    return `### ${title}\n\n${table(['setting', 'what it sets', 'without it'], rows)}`
  })
  const limits = Object.values(limitsOf(features)).map(({ variable, about, demo, production, seconds }) => [
    code(variable),
    about,
    `${counted(production)} ${seconds === 60 ? 'a minute' : 'an hour'}; in a demonstration ${counted(demo)}`,
  ])
  const most = 'The most of one client address to all processes on one database, where nothing else is said.'
  return `${[...groups, `### Limits\n\n${most}\n\n${table(['setting', 'what is counted', 'without it'], limits)}`].join('\n')}`
}
