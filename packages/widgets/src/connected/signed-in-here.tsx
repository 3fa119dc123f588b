import { readCookie, userEmailCookie } from '@onair/core/session'
import { useEffect, useRef } from 'react'
import { useShopper } from '../kit/hooks/use-shopper.ts'
import { useUnkept } from '../kit/hooks/use-unkept.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop, useUid } from '../kit/shop.tsx'
import { Button } from '../parts/button.tsx'
import en from './signed-in-here.messages.en.json'
import fr from './signed-in-here.messages.fr.json'
import { UnkeptNotice } from './unkept-notice.tsx'

/**
 * Shows on another site's page who is signed in there, with a sign-out button.
 * @param entered whether the sign-in has just happened: the heading gets the focus
 */
export function SignedInHere({ entered }: { entered: boolean }) {
  const { models } = useShop()
  const t = useMessages('signedInHere', en, fr)
  const id = useUid()
  const { busy, signOut } = useShopper()
  const title = useRef<HTMLHeadingElement>(null)
  const unkept = useUnkept()
  useEffect(() => {
    if (entered) title.current?.focus()
  }, [entered])
  const email = readCookie(models.environment.session, userEmailCookie)
  return (
    <section className="onair onair-panel" aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`} ref={title} tabIndex={-1}>
        {t('signedIn')}
      </h1>
      {email && <p className="onair-panel-lead">{email}</p>}
      <UnkeptNotice what="session" unkept={unkept} />
      <Button busy={busy} onClick={signOut}>
        {t('signOut')}
      </Button>
    </section>
  )
}
