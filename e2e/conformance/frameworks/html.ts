import type { Framework } from './framework.ts'

/** Plain scripts type an element by its tag; they have no templates. */
const types = ['tsc', '--noEmit', '--project', 'tsconfig.json']
const noListeners = 'HTML has no attribute for a custom event; scripts add listeners'
const withoutListeners = {
  'event, lowercase': noListeners,
  'event, kebab': noListeners,
  'event, vetoed': noListeners,
  'event, from a press': noListeners,
  'event, once after changes': noListeners,
}
const byScript = 'HTML has attributes only; a script sets objects'
const objects = {
  array: byScript,
  object: byScript,
  'array changes': byScript,
  'object changes': byScript,
  'object is removed': byScript,
  'object before definition': byScript,
} as const

export const html: Framework = {
  name: 'HTML',
  id: 'html',
  folder: 'html',
  write: () => new Map(),
  main: 'main.ts',
  types,
  recipes: objects,
  without: withoutListeners,
}

export const htmx: Framework = {
  name: 'htmx',
  id: 'htmx',
  folder: 'htmx',
  write: () => new Map(),
  main: 'main.ts',
  recipes: objects,
}
