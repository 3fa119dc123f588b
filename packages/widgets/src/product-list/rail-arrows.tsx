import type { RefObject } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { Button } from '../parts/button.tsx'
import * as icons from '../parts/icons.ts'
import en from './product-list.messages.en.json'
import fr from './product-list.messages.fr.json'

/** Buttons that scroll a rail by its visible width, for a mouse without horizontal wheel. */
export function RailArrows({ list }: { list: RefObject<HTMLElement | null> }) {
  const t = useMessages('productList', en, fr)
  const move = (direction: 1 | -1) => () => {
    const rail = list.current
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    rail?.scrollBy({ left: direction * rail.clientWidth * 0.9, behavior: still ? 'instant' : 'smooth' })
  }
  return (
    <div className="onair-rail-arrows onair-no-print">
      <Button icon={icons.chevronLeft} iconOnly onClick={move(-1)}>
        {t('earlier')}
      </Button>
      <Button icon={icons.chevronRight} iconOnly onClick={move(1)}>
        {t('later')}
      </Button>
    </div>
  )
}
