import common from '../kit/i18n/common.messages.en.json'
import commonFr from '../kit/i18n/common.messages.fr.json'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Phones } from '../parts/phones.tsx'
import en from './return-instructions.messages.en.json'
import fr from './return-instructions.messages.fr.json'

export type ReturnInstructionsProps = {
  id: string
  /** 0: any other parcel, 1: a partner's, 2: a Marketplace seller's (specification §4). */
  mode: 0 | 1 | 2
  onClose: () => void
}

const texts = { 0: 'generic', 1: 'partner', 2: 'marketplace' } as const

/** How to return a parcel that has no return page: the returns dialog in its three variants. */
export function ReturnInstructions({ id, mode, onClose }: ReturnInstructionsProps) {
  const { link, models } = useShop()
  const t = useMessages('returnInstructions', en, fr)
  const c = useMessages('common', common, commonFr)
  const values = { phone: models.environment.carePhone }
  return (
    <Dialog
      id={id}
      open
      title={t('title')}
      closeText={c('close')}
      onClose={onClose}
      actions={<ButtonLink href={link('/go/customerservice/returnspage')}>{t('policy')}</ButtonLink>}
    >
      <p>
        <Phones>{t(texts[mode], values)}</Phones>
      </p>
      <p>
        <Phones>{t(`${texts[mode]}Then`, values)}</Phones>
      </p>
    </Dialog>
  )
}
