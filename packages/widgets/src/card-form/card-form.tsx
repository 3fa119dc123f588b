import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import { Notice } from '../parts/notice.tsx'
import en from './card-form.messages.en.json'
import fr from './card-form.messages.fr.json'
import { EditCard, type EditedCard } from './edit-card.tsx'
import { NewCard } from './new-card.tsx'

export type CardFormProps = {
  /** The card to edit; undefined for a new one. */
  card?: EditedCard
  /** The shop's date, `YYYY-MM-DD`. */
  today: string
  /** Why the posted form was refused: the server's reasons, or none if the shop was not available. */
  refused?: readonly { area: string; message: string }[]
}

/** The form of one saved card (specification §2 and §5). It is checked here and posted by the browser. */
export function CardForm({ card, today, refused }: CardFormProps) {
  const { link } = useShop()
  const t = useMessages('cardForm', en, fr)
  const [reason] = refused ?? []
  return (
    <div className="onair onair-setting">
      <h1>{t(card ? 'editTitle' : 'addTitle')}</h1>
      {refused && <Notice kind="bad">{reason?.message ?? t('away')}</Notice>}
      {card ? (
        <EditCard card={card} today={today} action={link('/account/cards/change')} />
      ) : (
        <NewCard
          action={link('/account/cards/add')}
          proof={refused?.some(({ area }) => area === 'Recaptcha') ?? false}
        />
      )}
    </div>
  )
}
