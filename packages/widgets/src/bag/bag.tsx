import type { Bag } from '@onair/core/bag/client'
import { cartGuidCookie, isAuthenticated, readCookie, returnToBagAfterSignIn } from '@onair/core/session'
import { signInPath } from '@onair/core/sign-in'
import { useEffect, useMemo, useRef } from 'react'
import { EditBar } from '../connected/edit-bar.tsx'
import { UnkeptNotice } from '../connected/unkept-notice.tsx'
import { useUnkept } from '../kit/hooks/use-unkept.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { PageSlot } from '../kit/page-slot.tsx'
import { useHydrated, useModel, useShared, useShop, useWhileShown } from '../kit/shop.tsx'
import { bagModel } from '../models/bag.model.ts'
import { isForeign } from '../models/foreign.ts'
import { retryUntilStopped, whenActivated } from '../models/page.ts'
import { savedModel } from '../models/saved.model.ts'
import { signedInModel } from '../models/signed-in.model.ts'
import { Button } from '../parts/button.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import { Notice } from '../parts/notice.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import type { BagEvents } from './bag.events.ts'
import en from './bag.messages.en.json'
import fr from './bag.messages.fr.json'
import { Lines } from './bag-lines.tsx'
import { promoArea, Summary } from './bag-summary.tsx'
import { type BagViewModel, bagViewModel } from './bag-view.model.ts'
import type { RefusedCode } from './promo-codes.tsx'
import { RemovalNotice } from './removal-notice.tsx'
import { SavedItems } from './saved-items.tsx'

export type BagProps = {
  /** The bag that the server rendered; null if it had none. Then the widget reads it. */
  initial?: Bag | null
  /** Whether the server rendered it for a signed-in shopper. If not given, the widget finds out in the browser. */
  authenticated?: boolean
  /** A promo code that was posted without JavaScript and refused. */
  refusedCode?: RefusedCode
} & BagEvents

/** The bag: its lines, its total, and the link to the checkout. Every amount comes from the server. */
export function BagView({ initial = null, authenticated = true, refusedCode, onBeforeCheckout }: BagProps) {
  const { models } = useShop()
  const t = useMessages('bag', en, fr)
  const hydrated = useHydrated()
  const model = useModel(bagModel)
  const saved = useModel(savedModel)
  const view = useMemo(() => bagViewModel(model, saved), [model, saved])
  const heading = useRef<HTMLHeadingElement>(null)
  const unkept = useUnkept()
  useWhileShown(model.start)
  const known = useShared(model.known, false)
  const bag = useShared(model.bag, undefined) ?? (known ? undefined : (initial ?? undefined))
  const removal = useShared(view.lastRemoval, undefined)
  const success = useShared(view.success, undefined)

  useEffect(
    () =>
      whenActivated(() => {
        if (initial) model.seed(initial)
        else void model.refresh()
      }),
    [model, initial],
  )
  const away = useShared(model.error, undefined)?.kind === 'unreachable'
  useEffect(() => (away ? retryUntilStopped(() => void model.refresh()) : undefined), [away, model])

  const { session } = models.environment
  const perhaps = hydrated && !known && (readCookie(session, cartGuidCookie) !== undefined || isAuthenticated(session))
  const lines = bag?.cartLines ?? []
  const empty = lines.length === 0
  return (
    <section className="onair onair-bag" aria-busy={(!bag && perhaps) || undefined}>
      <header className="onair-bag-title">
        <h1 ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        {bag && !empty && <p>{t('count', { count: lines.reduce((things, { quantity }) => things + quantity, 0) })}</p>}
      </header>
      <EditBar bag={bag} />
      <UnkeptNotice what="bag" unkept={unkept} />
      <OwnAccount authenticated={authenticated} />
      <Troubles view={view} away={away} />
      {bag?.messages
        .filter(({ area }) => (empty || area !== promoArea) && !lines.some(({ id }) => area === `CartLines.${id}`))
        .map(({ message, area }) => (
          <Notice kind="warn" key={`${area} ${message}`}>
            {message}
          </Notice>
        ))}
      {removal && (
        <RemovalNotice
          key={`${removal.to} ${removal.line.id}`}
          removal={removal}
          view={view}
          onGone={() => heading.current?.focus()}
        />
      )}
      <p className="onair-hidden" role="status">
        {success && t(success.what, { name: success.name })}
      </p>
      {bag && !empty ? (
        <div className="onair-bag-columns">
          <Lines lines={lines} messages={bag.messages} view={view} />
          <Summary bag={bag} view={view} refusedCode={refusedCode} onBeforeCheckout={onBeforeCheckout} />
        </div>
      ) : perhaps && !bag ? (
        !away && (
          <PageSlot name="loading">
            <div role="status">
              <span className="onair-hidden">{t('loading')}</span>
              <Skeleton shape="row" lines={4} />
            </div>
          </PageSlot>
        )
      ) : (
        <PageSlot name="empty">
          <Empty keeps={!unkept && bag?.modifyOrderNo == null} />
        </PageSlot>
      )}
      <SavedItems view={view} bagTitle={heading} />
    </section>
  )
}

/** An anonymous shopper's account may have another bag: signing in merges the two. */
function OwnAccount({ authenticated }: { authenticated: boolean }) {
  const { models, link } = useShop()
  const t = useMessages('bag', en, fr)
  const { session } = models.environment
  const anonymous = !useShared(useModel(signedInModel).authenticated, authenticated)
  if (!anonymous || isForeign(models.environment)) return null
  return (
    <p className="onair-bag-own-account">
      {t('ownAccount')}{' '}
      <a href={link(signInPath)} onClick={() => returnToBagAfterSignIn(session)}>
        {t('signIn')}
      </a>
    </p>
  )
}

/** @param keeps whether added items stay in the bag */
function Empty({ keeps }: { keeps: boolean }) {
  const { link } = useShop()
  const t = useMessages('bag', en, fr)
  return (
    <div className="onair-bag-empty">
      <p className="onair-bag-empty-words">{t('empty')}</p>
      {keeps && <p>{t('emptyHint')}</p>}
      <ButtonLink look="primary" size="l" href={link('/')}>
        {t('shopNow')}
      </ButtonLink>
    </div>
  )
}

/** An error of the whole bag. Errors of a line show beside it. */
function Troubles({ view, away }: { view: BagViewModel; away: boolean }) {
  const t = useMessages('bag', en, fr)
  const model = useModel(bagModel)
  const trouble = useShared(view.trouble, undefined)
  if (trouble?.kind === 'unreachable' && away)
    return (
      <Notice kind="bad" action={<Button onClick={view.again}>{t('retry')}</Button>}>
        {t('notChanged')}
      </Notice>
    )
  if (away)
    return (
      <PageSlot name="error">
        <Notice kind="warn" action={<Button onClick={() => void model.refresh()}>{t('retry')}</Button>}>
          {t('unreachable')}
        </Notice>
      </PageSlot>
    )
  if (trouble?.kind === 'refused' && trouble.place === undefined) return <Notice kind="bad">{trouble.message}</Notice>
  return null
}
