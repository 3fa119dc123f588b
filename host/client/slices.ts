import { createElement, Fragment, type ReactNode, Suspense, useEffect, useState } from 'react'
import { inTurn } from './turns.ts'

/** A slice's turn to hydrate. */
type Turn = { came: boolean; whenItComes: Promise<void> }

/**
 * Hydrates the slices of one island each in a task of its own, between which the browser paints and answers the shopper.
 * preact alone hydrates an island in one task; React slices its work by itself and needs none of this.
 *
 * A slice suspends until its turn: preact keeps the server's HTML of a suspended component, and hydrates it afterwards.
 */
export function createSlices() {
  let hydrated = false
  const turns: Promise<void>[] = []

  /** What appears after the hydration is rendered at once. */
  const nextTurn = (): Turn | undefined => {
    if (hydrated) return undefined
    const turn: Turn = { came: false, whenItComes: Promise.resolve() }
    turn.whenItComes = inTurn(() => {
      turn.came = true
    })
    turns.push(turn.whenItComes)
    return turn
  }

  return {
    /** A part of a widget, with one element around it. */
    Slice({ children }: { children?: ReactNode }): ReactNode {
      // What suspends before its first render loses its state: the turn is held outside.
      const [turn] = useState(nextTurn)
      // Hydration keeps the server's attributes: it needs the children that the server rendered, whatever changed since.
      const [served] = useState(children)
      const [live, setLive] = useState(false)
      if (!turn) return children
      const onHydrated = () => setLive(true)
      return createElement(Suspense, null, createElement(InTurn, { turn, onHydrated }, live ? children : served))
    },

    /** Calls back when the island and all its slices are hydrated. */
    async whenHydrated(done: () => void): Promise<void> {
      hydrated = true
      await Promise.all(turns)
      // preact renders what has resumed in a microtask of its own, which is queued by now.
      await inTurn(done)
    },
  }
}

type InTurnProps = { turn: Turn; onHydrated: () => void; children?: ReactNode }

function InTurn({ turn, onHydrated, children }: InTurnProps): ReactNode {
  if (!turn.came) throw turn.whenItComes
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onHydrated, [])
  return createElement(Fragment, null, children)
}
