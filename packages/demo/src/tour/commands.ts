import type { TourTable } from '@onair/core/tour'

/** What an operator types: each row is one command, as a terminal takes it. */
export const commandTable: TourTable = {
  id: 'commands',
  title: { en: 'The operator’s commands', fr: 'Les commandes de l’exploitant' },
  about: {
    en: 'Type them in the folder of the checkout, beside the running shop; open pages change by themselves. 40100001 is the number of the first order that you place. Orders of gift cards and donations alone ship by themselves when they can no longer be edited.',
    fr: 'Tapez-les dans le dossier du projet, à côté de la boutique en marche; les pages ouvertes changent d’elles-mêmes. 40100001 est le numéro de la première commande que vous passez. Les commandes de cartes-cadeaux et de dons seulement partent d’elles-mêmes quand elles ne peuvent plus être modifiées.',
  },
  columns: [
    { en: 'Command', fr: 'Commande' },
    { en: 'What it does', fr: 'Ce qu’elle fait' },
  ],
  rows: [
    {
      typed: 'npm run onair -- air next',
      what: { en: 'moves the channel on to the next programme', fr: 'fait passer la chaîne à l’émission suivante' },
    },
    {
      typed: 'npm run onair -- air override 123-456',
      what: {
        en: 'puts a product on air; extend, swap and price beside it: air --help',
        fr: 'met un produit en ondes; extend, swap et price font le reste\u00a0: air --help',
      },
    },
    {
      typed: 'npm run onair -- gift-card issue 50',
      what: { en: 'issues a gift card of $50.00', fr: 'émet une carte-cadeau de 50,00\u00a0$' },
    },
    {
      typed: 'npm run onair -- orders ship 40100001',
      what: {
        en: 'ships an order, and mails the gift cards that it bought',
        fr: 'expédie une commande, et envoie par courriel les cartes-cadeaux qu’elle a achetées',
      },
    },
    {
      typed: 'npm run onair -- gift-card send 40100001',
      what: { en: 'mails them again', fr: 'les envoie de nouveau' },
    },
    {
      typed: 'npm run onair -- orders deliver 40100001',
      what: { en: 'delivers it', fr: 'la livre' },
    },
    {
      typed: 'npm run onair -- orders cancel 40100001',
      what: { en: 'cancels one that has not shipped', fr: 'en annule une qui n’est pas expédiée' },
    },
    {
      typed: 'npm run onair -- orders receive-return 40100001',
      what: {
        en: 'receives what the shopper asked to return, and without that everything; --return R10000001 and --item 123456:2 name one return, or items',
        fr: 'reçoit ce que l’acheteur a demandé de retourner, ou sinon tout; --return R10000001 et --item 123456:2 nomment un retour, ou des articles',
      },
    },
  ],
}
