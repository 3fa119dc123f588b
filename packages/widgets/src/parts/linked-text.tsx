import type { ReactNode } from 'react'

export type LinkedTextProps = {
  /** The sentence, with its links marked: `Accept our <terms>terms of sale</terms>.` */
  children: string
  /** Renders the link of a mark. */
  link: (mark: string, text: string) => ReactNode
}

/** A sentence with links in it, which each language places as it needs. */
export function LinkedText({ children: text, link }: LinkedTextProps) {
  // The pattern has two groups: of each three parts, the second is a mark and the third its text.
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/)
  return parts.map((part, at) => {
    if (at % 3 === 0) return part
    return at % 3 === 1 ? <span key={part}>{link(part, parts[at + 1] ?? '')}</span> : null
  })
}
