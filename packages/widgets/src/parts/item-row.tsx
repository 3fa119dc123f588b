import type { ReactNode } from 'react'
import { Picture } from './picture.tsx'

export type ItemRowProps = {
  imageBase: string
  /** The picture's name; without one its space stays empty. */
  image: string | null
  name: string
  /** The URL of the product's page. */
  href?: string | null
  /** Details: style, size, item number, status. */
  details?: readonly ReactNode[]
  /** Rendered above the name: a seller's badge. */
  badge?: ReactNode
  /** Rendered at the end: the amount. */
  end?: ReactNode
  /** Rendered below: links and buttons. */
  children?: ReactNode
}

/** A line of an order or of a checkout. */
export function ItemRow({ imageBase, image, name, href, details = [], badge, end, children }: ItemRowProps) {
  const picture = image && <Picture base={imageBase} name={image} alt="" sizes="thumb" />
  return (
    <div className="onair-item-row">
      {/* For pointers only: the name has the same link for keyboards and screen readers. */}
      <div className="onair-item-row-picture" aria-hidden="true">
        {picture && href ? (
          <a href={href} tabIndex={-1}>
            {picture}
          </a>
        ) : (
          picture
        )}
      </div>
      <div className="onair-item-row-text">
        {badge}
        <span className="onair-item-row-name">{href ? <a href={href}>{name}</a> : name}</span>
        {details.filter(Boolean).map((detail, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: details have no key but their position
          <span className="onair-item-row-detail" key={index}>
            {detail}
          </span>
        ))}
        {children}
      </div>
      {end && (
        <div className="onair-item-row-end" translate="no">
          {end}
        </div>
      )}
    </div>
  )
}
