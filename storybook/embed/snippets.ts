import type { CustomElementDeclaration } from 'custom-elements-manifest'

/** The present values of a story's toolbar and controls. */
export type Setting = {
  element: CustomElementDeclaration
  args: Readonly<Record<string, unknown>>
  language: string
  theme: string
  /** The shop's origin. */
  shop: string
}

/** A story's element in the code of another site. */
export type Snippets = { HTML: string; React: string; Vue: string }

type Attributes = readonly (readonly [name: string, value: string | number | true])[]

const name = (tag: string) => tag.replace(/^onair-/, '')
const camelCase = (text: string) => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const componentName = (tag: string) => camelCase(`-${name(tag)}`)
const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The attributes that the controls set, then those of the toolbar. */
function attributesOf({ element, args, language, theme }: Setting): Attributes {
  const own = (element.attributes ?? []).flatMap(({ name, fieldName = name }) => {
    const value = args[fieldName] ?? args[name]
    if (value === '') return []
    return typeof value === 'string' || typeof value === 'number' || value === true ? [[name, value] as const] : []
  })
  const set = new Set(own.map(([name]) => name))
  const tools: Attributes = [
    ...(language === 'fr' ? [['language', 'fr'] as const] : []),
    ...(theme === 'dark' ? [['theme', 'dark'] as const] : []),
  ]
  return [...own, ...tools.filter(([name]) => !set.has(name))]
}

const inHtml = (value: string | number) => `"${escaped(String(value))}"`
/** JSX types a number as a number. */
const inJsx = (value: string | number) => (typeof value === 'number' ? `{${value}}` : inHtml(value))

function markup(tag: string, attributes: Attributes, written = inHtml): string {
  const all = attributes.map(([name, value]) => (value === true ? name : `${name}=${written(value)}`))
  const line = `<${[tag, ...all].join(' ')}></${tag}>`
  return line.length <= 80 ? line : `<${tag}\n${all.map((one) => `  ${one}\n`).join('')}></${tag}>`
}

const indented = (text: string, by: string) => text.replaceAll('\n', `\n${by}`)

/** The element in plain HTML, in React's JSX and in Vue's template, with the values of the controls. */
export function snippets(setting: Setting): Snippets {
  const { element, shop } = setting
  const tag = element.tagName ?? ''
  const attributes = attributesOf(setting)
  const ofShop: Attributes = attributes.some(([name]) => name === 'shop') ? attributes : [['shop', shop], ...attributes]
  const define = `import '@onair/widgets/define/${name(tag)}'`
  return {
    HTML: `<script type="module" src="${shop}/widgets/v1/onair.js"></script>\n\n${markup(tag, attributes)}\n`,
    React: `import '@onair/widgets/jsx'\n${define}\n\nexport const ${componentName(tag)} = () => (\n  ${indented(markup(tag, ofShop, inJsx), '  ')}\n)\n`,
    Vue: `<script setup>\n${define}\n</script>\n\n<template>\n  ${indented(markup(tag, ofShop), '  ')}\n</template>\n`,
  }
}
