import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShared } from '../../kit/shop.tsx'
import { Button } from '../../parts/button.tsx'
import { CaptureFrame } from '../../parts/capture-frame.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Skeleton } from '../../parts/spinner.tsx'
import en from '../checkout.messages.en.json'
import fr from '../checkout.messages.fr.json'
import type { CaptureModel } from './capture.model.ts'

/** The provider's frame for the card's number, or the reason why it is missing. */
export function CardCapture({ model }: { model: CaptureModel }) {
  const t = useMessages(en, fr)
  const state = useShared(model.state, 'loading')
  const frame = useShared(model.frame, undefined)
  const height = useShared(model.height, 300)
  if (state === 'failed') {
    return (
      <Notice kind="bad" action={<Button onClick={() => void model.load()}>{t('retry')}</Button>}>
        {t('frameFailed')}
      </Notice>
    )
  }
  return (
    <div className="onair-capture" aria-busy={state !== 'ready'}>
      {state !== 'ready' && (
        <p className="onair-hidden" role="status">
          {t('frameLoading')}
        </p>
      )}
      {frame ? (
        <CaptureFrame
          address={frame.address}
          origin={frame.origin}
          title={t('frameTitle')}
          height={height}
          onMessage={model.hear}
          onConnect={model.connect}
        />
      ) : (
        <Skeleton lines={4} shape="row" />
      )}
      <p className="onair-capture-note">
        <Icon name="lock" /> {t('frameNote')}
      </p>
    </div>
  )
}
