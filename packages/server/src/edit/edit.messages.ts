import { bagMessages } from '../bag/bag.messages.ts'
import { checkoutMessages } from '../checkout/checkout.messages.ts'
import { giftCardMessages } from '../gift-card/gift-card.messages.ts'
import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'
import { ordersMessages } from '../orders/orders.messages.ts'
import { paymentMessages } from '../payment/payment.messages.ts'

/** Editing an order. */
export const editMessages = {
  'edit-line-gone': {
    en: 'An item of this order is no longer in our catalogue, so the order cannot be changed online. Please call us at {phone}.',
    fr: 'Un article de cette commande n’est plus dans notre catalogue; elle ne peut donc pas être modifiée en ligne. Veuillez nous appeler au {phone}.',
  },
  'edit-ended': {
    en: 'This change of your order {orderNo} has ended, and the order stands as it was. To change it, begin again from the order.',
    fr: 'Cette modification de votre commande {orderNo} est terminée, et la commande demeure telle quelle. Pour la modifier, recommencez à partir de la commande.',
  },
} as const satisfies Messages

export const { refuse, refuseAll } = refusalsOf({
  ...kernelMessages,
  ...bagMessages,
  ...giftCardMessages,
  ...paymentMessages,
  ...checkoutMessages,
  ...ordersMessages,
  ...editMessages,
})
