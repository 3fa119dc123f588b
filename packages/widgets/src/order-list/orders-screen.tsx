import { OwnAccount } from '../connected/own-account.tsx'
import { useMessages } from '../kit/i18n/use-messages.ts'
import en from './order-list.messages.en.json'
import fr from './order-list.messages.fr.json'
import { OrderList, type OrderListProps } from './order-list.tsx'

/** The orders below the header of the account, for other sites' pages. */
export function OrdersScreen(props: OrderListProps) {
  const t = useMessages('orderList', en, fr)
  return (
    <OwnAccount crumbs={[{ text: t('title') }]}>
      <OrderList {...props} />
    </OwnAccount>
  )
}
