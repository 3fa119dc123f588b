import { useEffect, useRef, useState } from 'react'
import { useLater } from '../../kit/hooks/use-later.ts'
import { useSheet } from '../../kit/hooks/use-sheet.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShared, useShop } from '../../kit/shop.tsx'
import type { QuickAddEvents } from '../../models/quick-add.events.ts'
import type { QuickAddModel } from '../../models/quick-add.model.ts'
import css from '../../parts/add-news.css?inline'
import { Button } from '../../parts/button.tsx'
import { ButtonLink } from '../../parts/button-link.tsx'
import * as icons from '../../parts/icons.ts'
import { Picture } from '../../parts/picture.tsx'
import actionEn from './add-action.messages.en.json'
import actionFr from './add-action.messages.fr.json'
import en from './add-news.messages.en.json'
import fr from './add-news.messages.fr.json'

/** How long the confirmation shows; the bag's counter stays. */
export const newsMs = 8000

type AddNewsProps = {
  model: QuickAddModel
  events: QuickAddEvents
  /** Whether another widget of the page shows it. */
  quiet: boolean
}

/**
 * The result of adding an item: the drawer with the bag, whose code loads while the item is being added. A failure, and a
 * drawer that cannot load, show at the lower edge of the window, where they cover little.
 */
export function AddNews({ model, events, quiet }: AddNewsProps) {
  const { imageBase, link } = useShop()
  const t = useMessages('addNews', en, fr)
  const ofAction = useMessages('addAction', actionEn, actionFr)
  const outcome = useShared(model.outcome, undefined)
  const busy = useShared(model.busy, undefined)
  const shown = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLDivElement>(null)
  useSheet(status, css)
  const [plain, setPlain] = useState(false)
  const isAdded = outcome?.kind === 'added'
  const later = useLater(
    () => import('../added/added-drawer.tsx'),
    busy !== undefined || isAdded,
    () => setPlain(true),
  )
  const dismiss = () => {
    model.outcome.value = undefined
  }

  useEffect(() => {
    if (!plain || outcome?.kind !== 'added') return
    const timer = setInterval(() => {
      // The message stays while the pointer is on it.
      if (!shown.current?.matches(':hover, :focus-within')) model.outcome.value = undefined
    }, newsMs)
    return () => clearInterval(timer)
  }, [outcome, model, plain])

  const product = outcome?.product
  const problem = outcome && outcome.kind !== 'added' ? outcome : undefined
  return (
    <>
      <div ref={status} role="status" className="onair-hidden">
        {plain && isAdded && t('addedNamed', { name: outcome.product.name })}
      </div>
      <div role="alert" className="onair-hidden">
        {!quiet && problem && (problem.kind === 'refused' ? problem.message || t('refused') : ofAction('unreachable'))}
      </div>
      {later && isAdded && (
        <later.AddedDrawer key={outcome.edpNo} edpNo={outcome.edpNo} events={events} onClose={dismiss} />
      )}
      {product && !quiet && !(isAdded && (later || !plain)) && (
        <div ref={shown} className="onair-news onair-add-news onair-no-print" data-kind={outcome.kind}>
          <div className="onair-add-news-picture">
            <Picture base={imageBase} name={product.imageUrl} alt="" sizes="thumb" />
          </div>
          <div className="onair-add-news-text">
            <p>
              <b>
                {outcome.kind === 'added'
                  ? t('added')
                  : outcome.kind === 'refused'
                    ? outcome.message || t('refused')
                    : ofAction('unreachable')}
              </b>
            </p>
            <p className="onair-add-news-name">{product.name}</p>
          </div>
          {outcome.kind === 'added' ? (
            <ButtonLink look="primary" href={link('/pages/shoppingbag')}>
              {t('viewBag')}
            </ButtonLink>
          ) : (
            outcome.kind === 'unreachable' && (
              <Button onClick={() => void model.press(product, events)}>{t('retry')}</Button>
            )
          )}
          <Button look="quiet" icon={icons.close} iconOnly onClick={dismiss}>
            {ofAction('dismiss')}
          </Button>
        </div>
      )}
    </>
  )
}
