import type { Article } from '../article.ts'

export const shipping: Article = {
  slug: 'shipping',
  title: { en: 'Delivery', fr: 'Livraison' },
  searchedAs: {
    en: 'shipping, delivery, shipping cost, free shipping, delivery time, express shipping, postage, ship',
    fr: 'livraison, frais livraison, livraison gratuite, délai livraison, livraison express, expédition, livrer',
  },
  description: {
    en: 'How Onair delivers across Canada, and what delivery costs.',
    fr: 'Comment Onair livre partout au Canada, et le prix de la livraison.',
  },
  sections: [
    {
      id: 'where',
      title: { en: 'Everywhere in Canada', fr: 'Partout au Canada' },
      text: [
        {
          en: 'We deliver to every province and territory. Your bag shows each way of delivery with its price and the day on which it should arrive, for your province, before you pay.',
          fr: 'Nous livrons dans chaque province et territoire. Votre panier montre chaque mode de livraison, son prix et le jour d’arrivée prévu pour votre province, avant le paiement.',
        },
      ],
    },
    {
      id: 'ways',
      title: { en: 'Ways of delivery', fr: 'Modes de livraison' },
      text: [
        {
          en: 'Standard delivery, to your door or a post office box.',
          fr: 'Livraison standard, à votre porte ou à une case postale.',
        },
        {
          en: 'Express delivery, a few days sooner, to a street address.',
          fr: 'Livraison express, quelques jours plus tôt, à une adresse municipale.',
        },
        {
          en: 'Delivery to a pick-up point near you, where the parcel waits for you.',
          fr: 'Livraison à un point de ramassage près de chez vous, où le colis vous attend.',
        },
      ],
    },
    {
      id: 'heavy',
      title: { en: 'Heavy parcels', fr: 'Colis lourds' },
      text: [
        {
          en: 'Above 10 kg a parcel costs more. The bag’s price includes it: nothing is added later.',
          fr: 'Au-delà de 10 kg, un colis coûte plus cher. Le prix du panier le comprend\u00a0: rien n’est ajouté plus tard.',
        },
      ],
    },
    {
      id: 'track',
      title: { en: 'Where is my parcel?', fr: 'Où est mon colis?' },
      text: [
        {
          en: 'When a parcel leaves, we e-mail you its tracking number. Without an account, the order number and the billing postal code show where it is.',
          fr: 'Au départ d’un colis, nous vous envoyons son numéro de suivi par courriel. Sans compte, le numéro de commande et le code postal de facturation montrent où il est.',
        },
      ],
      links: [{ path: '/pages/trackorder', text: { en: 'Track an order', fr: 'Suivre une commande' } }],
    },
  ],
}
