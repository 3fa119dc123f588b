/** The service's behaviour for a card, determined by its test number. */
export type Behaviour = 'approve' | 'decline' | 'expired' | 'code' | 'slow' | 'fail'

/** A number to type, and what happens when a payment runs on it. */
export type TestCard = { number: string; behaviour: Behaviour; en: string; fr: string }

/** The cards to try. Any other valid number is approved. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'approve', en: 'Visa, authorized', fr: 'Visa, autorisée' },
  { number: '5555555555554444', behaviour: 'approve', en: 'Mastercard, authorized', fr: 'Mastercard, autorisée' },
  {
    number: '378282246310005',
    behaviour: 'approve',
    en: 'American Express, authorized',
    fr: 'American Express, autorisée',
  },
  { number: '6039990000000000', behaviour: 'approve', en: 'Onair Card, authorized', fr: 'Carte Onair, autorisée' },
  { number: '4000000000000002', behaviour: 'decline', en: 'declined', fr: 'refusée' },
  {
    number: '4000000000000069',
    behaviour: 'expired',
    en: 'declined: the card has expired',
    fr: 'refusée\u00a0: la carte est expirée',
  },
  {
    number: '4000000000000101',
    behaviour: 'code',
    en: 'declined: the security code is wrong',
    fr: 'refusée\u00a0: le code de sécurité est erroné',
  },
  {
    number: '4000000000000127',
    behaviour: 'slow',
    en: 'authorized, answers after 8 seconds',
    fr: 'autorisée, répond après 8\u00a0secondes',
  },
  {
    number: '4000000000000119',
    behaviour: 'fail',
    en: 'the service fails with a 500, nothing is authorized',
    fr: 'le service tombe en panne (500), rien n’est autorisé',
  },
]
