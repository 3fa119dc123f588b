import { useEffect, useRef } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShared, useShop } from '../kit/shop.tsx'
import type { CaptureModel } from '../models/capture.model.ts'
import { Button } from '../parts/button.tsx'
import { CaptureFrame } from '../parts/capture-frame.tsx'
import { Icon } from '../parts/icon.tsx'
import * as icons from '../parts/icons.ts'
import { Notice } from '../parts/notice.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import en from './card-capture.messages.en.json'
import fr from './card-capture.messages.fr.json'

/**
 * The provider's frame for the card's number, or the reason why it is missing and what to do.
 * @param failed says that the frame could not be opened, and what that means for the shopper
 */
export function CardCapture({ model, failed }: { model: CaptureModel; failed: string }) {
  const t = useMessages('cardCapture', en, fr)
  const state = useShared(model.state, 'loading')
  const frame = useShared(model.frame, undefined)
  const height = useShared(model.height, 270)
  const focusInstead = useShared(model.focusInstead, 0)
  const instead = useRef<HTMLDivElement>(null)
  const { carePhone } = useShop().models.environment
  useEffect(() => {
    if (focusInstead === 0) return
    instead.current?.querySelector('button')?.focus({ preventScroll: true })
    // The focused button alone would not explain it: the whole reason scrolls into view.
    instead.current?.scrollIntoView?.({ block: 'center' })
  }, [focusInstead])
  if (state === 'failed') {
    return (
      <div ref={instead}>
        <Notice kind="bad" action={<Button onClick={() => void model.load()}>{t('retry')}</Button>}>
          {`${failed} ${t('blocked', { phone: carePhone })}`}
        </Notice>
      </div>
    )
  }
  return (
    <div className="onair-capture" aria-busy={state !== 'ready'}>
      {state !== 'ready' && (
        <p className="onair-hidden" role="status">
          {t('loading')}
        </p>
      )}
      {frame ? (
        <CaptureFrame
          address={frame.address}
          origin={frame.origin}
          title={t('title')}
          height={height}
          onMessage={model.hear}
          onConnect={model.connect}
        />
      ) : (
        <Skeleton lines={4} shape="row" />
      )}
      <p className="onair-capture-note">
        <Icon path={icons.lock} /> {t('note')}
      </p>
    </div>
  )
}
