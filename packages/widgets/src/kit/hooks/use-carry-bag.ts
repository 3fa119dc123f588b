import { cartGuidCookie, readCookie } from '@onair/core/session'
import type { MouseEvent } from 'react'
import { isForeign } from '../../models/foreign.ts'
import { useShop } from '../shop.tsx'

type Click = Pick<
  MouseEvent,
  'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'
>

/**
 * The click handler of a link to the shop's bag or checkout. On another site's page it hands the bag over to the shop;
 * on the shop's own pages it does nothing. A link that is opened in another tab stays a plain link.
 */
export function useCarryBag(path: string): (event: Click) => void {
  const { models } = useShop()
  const { session, link, go } = models.environment
  return (event) => {
    const aside = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!isForeign(models.environment) || aside || event.defaultPrevented || !readCookie(session, cartGuidCookie))
      return
    event.preventDefault()
    import('../../models/handover.model.ts').then(
      ({ handoverModel }) => models.of(handoverModel).carryTo(path),
      () => go(link(path)),
    )
  }
}
