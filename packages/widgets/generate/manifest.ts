import type {
  Attribute,
  ClassMember,
  CssPart,
  CustomElementDeclaration,
  CustomElementField,
  Package,
  Slot,
} from 'custom-elements-manifest'
import { attributeName } from '../src/kit/element/attributes.ts'
import { commonAttributes, commonMethods, lightSlots, shadowSlots, sharedParts } from './common.ts'
import { camelCase, type Description } from './descriptions.ts'
import { docsOf } from './docs.ts'
import { ownTokens, sharedTokens } from './tokens.ts'

const typeNames = { text: 'string', number: 'number', flag: 'boolean' } as const
const oneOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(' | ')

/** An attribute in the form that tools need. */
type Named = { name: string; description: string; type: string; values?: readonly string[]; property?: string }

/** The attributes of an element: its own, then those of every element. */
function attributesOf(widget: Description): Named[] {
  const { descriptions } = docsOf(widget)
  const own = Object.entries(widget.attributes).map(([property, kind]): Named => {
    const values = widget.attributeValues[property]
    return {
      name: attributeName(property),
      description: descriptions[property] ?? '',
      type: values ? oneOf(values) : typeNames[kind],
      ...(values && { values }),
      // A method of the same name replaces the property.
      ...(!widget.methods[property] && { property }),
    }
  })
  const common = Object.entries(commonAttributes).map(
    ([name, { description, values, property }]): Named => ({
      name,
      description,
      type: values ? oneOf(values) : 'string',
      ...(values && { values }),
      ...(property && { property: name }),
    }),
  )
  return [...own, ...common]
}

const slotsOf = ({ root }: Description): Slot[] =>
  Object.entries(root === 'shadow' ? shadowSlots : lightSlots).map(([name, description]) => ({ name, description }))

/** The pieces to style; elements in light DOM need no `::part()`. */
export const partsOf = ({ root, partSheets, cssParts }: Description): CssPart[] =>
  root === 'light'
    ? []
    : [
        ...Object.entries(cssParts).map(([name, description]) => ({ name, description })),
        ...partSheets.flatMap((sheet) => sharedParts[sheet] ?? []),
      ]

const className = (name: string) => `Onair${camelCase(`-${name}`)}`

function declaration(widget: Description): CustomElementDeclaration {
  const docs = docsOf(widget)
  const attributes = attributesOf(widget)
  const fields: CustomElementField[] = [
    ...attributes.flatMap(({ name, description, type, property }): CustomElementField[] =>
      property ? [{ kind: 'field', name: property, attribute: name, description, type: { text: type } }] : [],
    ),
    ...widget.properties.map(
      (name): CustomElementField => ({
        kind: 'field',
        name,
        description: docs.descriptions[name] ?? '',
        type: { text: docs.types[name] ?? 'unknown' },
      }),
    ),
  ]
  const methods = Object.entries({ ...commonMethods, ...widget.methods }).map(
    ([name, description]): ClassMember => ({ kind: 'method', name, description }),
  )
  return {
    kind: 'class',
    customElement: true,
    name: className(widget.name),
    tagName: widget.tag,
    description: widget.summary,
    attributes: attributes.map(
      ({ name, description, type, property }): Attribute => ({
        name,
        description,
        type: { text: type },
        ...(property && { fieldName: property }),
      }),
    ),
    members: [...fields, ...methods],
    events: Object.entries(docs.events).map(([name, { detail, description }]) => ({
      name,
      description,
      type: { text: `CustomEvent<${detail}>` },
    })),
    slots: slotsOf(widget),
    cssParts: partsOf(widget),
    cssProperties: [...ownTokens(widget.name), ...sharedTokens()],
  }
}

/** `custom-elements.json`: the elements in the standard schema. */
export const manifest = (widgets: readonly Description[]): Package => ({
  schemaVersion: '2.1.0',
  readme: 'README.md',
  modules: widgets.map((widget) => {
    const path = `dist/package/exports/define/${widget.name}.js`
    return {
      kind: 'javascript-module',
      path,
      declarations: [declaration(widget)],
      exports: [
        {
          kind: 'custom-element-definition',
          name: widget.tag,
          declaration: { name: className(widget.name), module: path },
        },
      ],
    }
  }),
})

/** `vscode.html-data.json`: tags and attributes for the completion of VS Code (`html.customData`). */
export const editorData = (widgets: readonly Description[]) => ({
  version: 1.1,
  tags: widgets.map((widget) => ({
    name: widget.tag,
    description: widget.summary,
    attributes: attributesOf(widget).map(({ name, description, type, values }) => ({
      name,
      description,
      // `v`: the attribute has no value.
      ...(type === 'boolean' && { valueSet: 'v' }),
      ...(values && { values: values.map((value) => ({ name: value })) }),
    })),
  })),
})
