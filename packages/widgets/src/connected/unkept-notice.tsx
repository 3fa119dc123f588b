import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import { cookiesAdvice } from '../models/needs-cookies.ts'
import type { Unkept } from '../models/unkept.model.ts'
import { Notice } from '../parts/notice.tsx'
import en from './unkept-notice.messages.en.json'
import fr from './unkept-notice.messages.fr.json'

type UnkeptNoticeProps = {
  /** What does not last. */
  what: 'bag' | 'session'
  /** From `useUnkept`. */
  unkept: Unkept | undefined
}

/** Says that the bag or the sign-in does not last because the browser keeps no cookies, and what to do. */
export function UnkeptNotice({ what, unkept }: UnkeptNoticeProps) {
  const { models } = useShop()
  const t = useMessages('unkeptNotice', en, fr)
  return (
    <div aria-live="polite">
      {unkept && (
        <Notice kind="warn" still>
          {unkept === 'page' ? t(what) : cookiesAdvice(models.environment)}
        </Notice>
      )}
    </div>
  )
}
