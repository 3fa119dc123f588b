import { Fragment, Suspense } from 'react'

declare const ONAIR_SCRIPT_TAG: boolean | undefined

/**
 * A part of a large widget that React hydrates separately: React yields to the browser between two parts, and hydrates the part
 * that is clicked first. Nothing in it suspends. The script tag hydrates nothing, and Suspense would add half a kilobyte to each
 * of its elements.
 */
export const Boundary = typeof ONAIR_SCRIPT_TAG === 'undefined' ? Suspense : Fragment
