import { startTransition, useEffect, useState } from 'react'

/**
 * Renders a long list in two steps when it is replaced, so that a slow phone paints what is in view sooner.
 *
 * 1. The first list is rendered whole, as on the server.
 * 2. Of any other list, the first items are rendered at once, and the others after them.
 *
 * A list is another one when its identity changes: memoise computed lists.
 */
export function useFirstThenRest<Item>(items: readonly Item[], first: () => number): readonly Item[] {
  const [whole, setWhole] = useState(items)
  useEffect(() => {
    // React renders a transition in slices of 5 ms, between which the browser paints; preact runs effects after the paint.
    if (whole !== items) startTransition(() => setWhole(items))
  }, [whole, items])
  return whole === items ? items : items.slice(0, first())
}
