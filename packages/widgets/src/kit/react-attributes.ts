import { version } from 'react'

type Attributes = Readonly<Record<string, string | boolean>>

const isReact18 = version.startsWith('18.')

/** Makes an element inert. React 18 renders `inert` as text only, React 19 as a boolean only. */
export const inert: Attributes = { inert: isReact18 ? 'true' : true }

/** Fetches an image first. React 18 knows the attribute only by its HTML name. */
export const fetchedFirst: Attributes = { [isReact18 ? 'fetchpriority' : 'fetchPriority']: 'high' }
