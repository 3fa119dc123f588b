import { cartGuidCookie, readCookie } from '@onair/core/session'
import type { MouseEvent } from 'react'
import { useShop } from '../shop.tsx'

type Click = Pick<
  MouseEvent,
  'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'
>

/**
 * What a link to the shop's bag or checkout does when it is clicked: on the shop's own pages nothing of its own, on
 * another site's page it takes the bag along. Who opens it in another tab gets the plain link.
 */
export function useCarryBag(path: string): (event: Click) => void {
  const { models } = useShop()
  const { session, base, link, go } = models.environment
  return (event) => {
    const own = base === '' || base === location.origin
    const aside = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (own || aside || event.defaultPrevented || !readCookie(session, cartGuidCookie)) return
    event.preventDefault()
    import('../../models/handover.model.ts').then(
      ({ handoverModel }) => models.of(handoverModel).carryTo(path),
      () => go(link(path)),
    )
  }
}
