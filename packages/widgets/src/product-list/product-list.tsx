import type { Product } from '@onair/core/catalogue/client'
import { useRef } from 'react'
import { ProductTiles } from '../connected/product-tiles/product-tiles.tsx'
import { useUid } from '../kit/shop.tsx'
import type { QuickAddEvents } from '../models/quick-add.events.ts'
import { RailArrows } from './rail-arrows.tsx'

export type ProductListProps = {
  products: readonly Product[]
  /** `rail`: one row that scrolls sideways. */
  look?: 'grid' | 'rail'
  /** The heading above the list, which names it. */
  heading?: string
  /** The heading's level; the products' names are one level below. */
  level?: 2 | 3
  /** How many tiles are at the top of the page: their pictures are fetched first. */
  first?: number
} & QuickAddEvents

/** Products as tiles, with a favourite toggle and an add button that asks for style and size if needed. */
export function ProductList({ look = 'grid', heading, level = 2, ...tiles }: ProductListProps) {
  const id = useUid()
  const list = useRef<HTMLUListElement>(null)
  const Heading = `h${level}` as const
  return (
    <section
      className="onair onair-product-list"
      data-look={look}
      aria-labelledby={heading ? `${id}-heading` : undefined}
    >
      {(heading || look === 'rail') && (
        <header>
          {heading && <Heading id={`${id}-heading`}>{heading}</Heading>}
          {look === 'rail' && <RailArrows list={list} />}
        </header>
      )}
      <ProductTiles {...tiles} look={look} level={heading && level === 3 ? 4 : 3} list={list} />
    </section>
  )
}
