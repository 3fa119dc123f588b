import type { CustomElementDeclaration } from 'custom-elements-manifest'
import type { StrictArgTypes } from 'storybook/internal/types'

const control = (type: string) =>
  type.includes("'") ? ('select' as const) : type === 'boolean' || type === 'number' ? type : ('text' as const)

const row = (name: string, category: string, description = '', summary?: string) => ({
  name,
  description,
  control: false as const,
  table: { category, ...(summary && { type: { summary } }) },
})

/** An element's attributes as controls, and its properties, events, methods, slots, parts and tokens as rows of the table. */
export function argTypesOf(element: CustomElementDeclaration): StrictArgTypes {
  const { attributes = [], members = [], events = [], slots = [], cssParts = [], cssProperties = [] } = element
  const attributeRows = attributes.map(
    ({ name, fieldName = name, description, type: { text } = { text: 'string' } }) => [
      fieldName,
      {
        ...row(name, 'Attributes', description, text),
        control: control(text),
        ...(control(text) === 'select' && {
          options: [undefined, ...text.split(' | ').map((value) => value.slice(1, -1))],
        }),
      },
    ],
  )
  const named = (category: string, rows: readonly { name: string; description?: string; type?: { text: string } }[]) =>
    rows.map(({ name, description, type }) => [`${category}: ${name}`, row(name, category, description, type?.text)])
  const fields = members.filter((one) => one.kind === 'field' && !('attribute' in one))
  const methods = members.filter(({ kind }) => kind === 'method')
  return Object.fromEntries([
    ...attributeRows,
    ...named('Properties', fields),
    ...named('Events', events),
    ...named(
      'Methods',
      methods.map(({ name, description }) => ({ name: `${name}()`, ...(description && { description }) })),
    ),
    ...named(
      'Slots',
      slots.map((slot) => ({ ...slot, name: slot.name || '(no name)' })),
    ),
    ...named('Parts', cssParts),
    ...named(
      'Tokens',
      cssProperties.map(({ name, description, default: value }) => ({
        name,
        ...(description && { description }),
        ...(value && { type: { text: value } }),
      })),
    ),
  ])
}

/**
 * A widget's story has its component's props as controls; those that are attributes of its element get the description of the
 * element. The other rows of the element follow.
 */
export function withElement(own: StrictArgTypes, element: CustomElementDeclaration): StrictArgTypes {
  const ofElement = argTypesOf(element)
  const isControl = ({ control }: StrictArgTypes[string]) => control !== false
  const kept = Object.entries(ofElement).filter(([name, row]) => name in own || !isControl(row))
  return { ...own, ...Object.fromEntries(kept.map(([name, row]) => [name, { ...own[name], ...row }])) }
}
