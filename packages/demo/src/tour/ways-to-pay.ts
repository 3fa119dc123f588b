import type { TourTable } from '@onair/core/tour'
import { nameOf, payers, warningOf } from '@onair/sandbox/payers'
import { grouped, testCards } from '@onair/sandbox/test-cards'

const what = { en: 'What happens', fr: 'Ce qui se passe' }

/** The cards that the sandbox's capture service knows. */
export const cardTable = (sandbox: string): TourTable => ({
  id: 'cards',
  title: { en: 'Payment cards', fr: 'Cartes de paiement' },
  about: {
    en: 'Any month to come, any name and any security code (four digits of American Express, three of the others) will do. The provider’s frame captures card numbers and codes; they never reach the shop.',
    fr: 'N’importe quel mois à venir, nom et code de sécurité (quatre chiffres pour American Express, trois pour les autres) conviennent. Le cadre du fournisseur saisit les numéros de carte et les codes; ils n’atteignent jamais la boutique.',
  },
  columns: [{ en: 'Number', fr: 'Numéro' }, what],
  rows: testCards.map(({ number, en, fr }) => ({ typed: grouped(number), what: { en, fr } })),
  links: [
    {
      place: { en: 'What the capture service was asked to do', fr: 'Ce qui a été demandé au service de paiement' },
      to: `${sandbox}/capture/ledger`,
    },
  ],
})

/** The customers of the sandbox's wallet. */
export const payerTable = (sandbox: string): TourTable => ({
  id: 'wallet',
  title: { en: 'The wallet', fr: 'Le portefeuille' },
  about: {
    en: 'Its page lets you choose who pays. Some lack something that a delivery needs.',
    fr: 'Sa page vous laisse choisir qui paie. À certains, il manque quelque chose pour une livraison.',
  },
  columns: [{ en: 'Who pays', fr: 'Qui paie' }, what],
  rows: payers.map((payer) => ({
    typed: nameOf(payer),
    what: { en: warningOf(payer, 'en') ?? 'pays', fr: warningOf(payer, 'fr') ?? 'paie' },
  })),
  links: [
    { place: { en: 'What the wallet did', fr: 'Ce que le portefeuille a fait' }, to: `${sandbox}/paypal/ledger` },
  ],
})
