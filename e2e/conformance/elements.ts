/** The elements under test, from the widgets' own descriptions: a new widget joins by itself. */

import { readDescriptions } from '../../packages/widgets/generate/descriptions.ts'
import { docsOf } from '../../packages/widgets/generate/docs.ts'
import { attributeName } from '../../packages/widgets/src/kit/element/attributes.ts'
import type { AttributeKind } from '../../packages/widgets/src/kit/widget.ts'

/** A property of an element, with its attribute where it has one. */
export type Property = {
  name: string
  attribute?: string
  kind: AttributeKind | 'array' | 'object'
  /** The values of an attribute that takes one of a few. */
  values?: readonly string[]
}

export type ElementUnderTest = {
  tag: `onair-${string}`
  root: 'shadow' | 'light'
  properties: readonly Property[]
  events: readonly string[]
  /** The attributes that show it in its default state: a product by its number, a flag by `true`. */
  attributes: Readonly<Record<string, string | true>>
}

/** Values of attributes that name something of the shop. */
export type Samples = { itemNo: string; searchTerm: string }

/** Elements that show nothing by the attributes that others need. */
const otherwise: Readonly<Record<string, ElementUnderTest['attributes']>> = {
  // Its rail is empty in a browser that has viewed no other product; the account's screen shows a sentence then.
  'onair-recently-viewed': { open: true },
}

const isArray = (type: string) => /\[\]$|^(readonly )?(Readonly)?Array</.test(type)

/** @param samples what the shop sells */
export async function elementsUnderTest(samples: Samples): Promise<ElementUnderTest[]> {
  const samplesByName: Readonly<Record<string, string>> = {
    itemNo: samples.itemNo,
    itemNos: samples.itemNo,
    searchTerm: samples.searchTerm,
  }
  return (await readDescriptions()).map((widget) => {
    const { types } = docsOf(widget)
    const attributes = Object.entries(widget.attributes).map(([name, kind]): Property => {
      const values = widget.attributeValues[name]
      return { name, attribute: attributeName(name), kind, ...(values && { values }) }
    })
    const shop = ['shop', 'language'].map((name): Property => ({ name, attribute: name, kind: 'text' }))
    const properties = widget.properties.map(
      (name): Property => ({ name, kind: isArray(types[name] ?? '') ? 'array' : 'object' }),
    )
    const first = attributes.find(({ name }) => samplesByName[name])
    return {
      tag: widget.tag,
      root: widget.root,
      properties: [...attributes, ...shop, ...properties],
      events: Object.values(widget.events),
      attributes:
        otherwise[widget.tag] ?? (first?.attribute ? { [first.attribute]: samplesByName[first.name] ?? '' } : {}),
    }
  })
}
