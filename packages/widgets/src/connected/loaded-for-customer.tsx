import { type Result, Unreachable } from '@onair/core/http'
import en from '../kit/i18n/common.messages.en.json'
import fr from '../kit/i18n/common.messages.fr.json'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop } from '../kit/shop.tsx'
import { signedInModel } from '../models/signed-in.model.ts'
import { Notice } from '../parts/notice.tsx'
import { Loaded, type LoadedProps } from './loaded.tsx'

/** As `Loaded`, for a customer's own data. Asks for sign-in without leaving the page. */
export function LoadedForCustomer<T>(props: LoadedProps<T>) {
  const { link } = useShop()
  const t = useMessages('common', en, fr)
  if (useShared(useModel(signedInModel).authenticated, false)) return <Loaded {...props} />
  return (
    <div className="onair">
      <Notice still>
        {t('signInFirst')} <a href={link('/pages/signin')}>{t('signIn')}</a>
      </Notice>
    </div>
  )
}

/**
 * Reads a customer's data and fetches the code that shows it at the same time: a guest, who is asked to sign in, downloads
 * neither.
 * @throws Unreachable when the code cannot be fetched; the shopper can try again
 */
export async function withCode<Code, T>(
  code: Promise<Code>,
  reply: Promise<Result<T>>,
): Promise<Result<{ code: Code; value: T }>> {
  const loaded = code.catch((cause: unknown) => {
    throw new Unreachable('The code could not be fetched', { cause })
  })
  const [screen, result] = await Promise.all([loaded, reply])
  return result.ok ? { ok: true, value: { code: screen, value: result.value } } : result
}
