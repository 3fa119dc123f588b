import { Fragment, Suspense } from 'react'

declare const ONAIR_SCRIPT_TAG: boolean | undefined

/**
 * A part of a large widget that React hydrates by itself: it yields to the browser between two of them, and begins with the one that
 * is pressed. Nothing in it suspends. The script tag hydrates nothing: Suspense would add half a kilobyte to each of its elements.
 */
export const Boundary = typeof ONAIR_SCRIPT_TAG === 'undefined' ? Suspense : Fragment
