import type { Article } from '../article.ts'

export const easyPay: Article = {
  slug: 'easypay',
  title: { en: 'Easy Pay explained', fr: 'Les Paiements faciles, expliqués' },
  searchedAs: {
    en: 'easy pay, easypay, instalments, installments, payment plan, pay over time, monthly payments',
    fr: 'paiements faciles, paiement facile, versements, payer en plusieurs fois, paiements mensuels',
  },
  description: {
    en: 'Pay in monthly payments without interest: how Onair’s Easy Pay works.',
    fr: 'Payez en versements mensuels sans intérêt\u00a0: le fonctionnement des Paiements faciles d’Onair.',
  },
  sections: [
    {
      id: 'what',
      title: { en: 'Monthly payments, no interest', fr: 'Des versements mensuels, sans intérêt' },
      text: [
        {
          en: 'The price of the goods is divided into equal payments, thirty days apart. There is no interest and no fee.',
          fr: 'Le prix des articles est divisé en versements égaux, à trente jours d’intervalle. Il n’y a ni intérêt ni frais.',
        },
        {
          en: 'The first payment is taken when the order ships. Delivery, taxes, and what offers no Easy Pay are paid with it. Your bag shows what is due today.',
          fr: 'Le premier versement est prélevé à l’expédition de la commande. La livraison, les taxes et ce qui n’est pas offert en Paiements faciles sont payés avec lui. Votre panier montre ce qui est dû aujourd’hui.',
        },
      ],
    },
    {
      id: 'later',
      title: { en: 'The later payments', fr: 'Les versements suivants' },
      text: [
        {
          en: 'They are taken from the card of the order on their day, and an e-mail tells you each time. If one fails, we try again after 1, 3 and 7 days; you can pay it yourself or name another card at any time.',
          fr: 'Ils sont prélevés sur la carte de la commande le jour venu, et un courriel vous le dit chaque fois. Si l’un échoue, nous réessayons après 1, 3 et 7 jours; vous pouvez le payer vous-même ou indiquer une autre carte à tout moment.',
        },
        {
          en: 'You may pay the rest at once. After a return, what is no longer owed is not taken.',
          fr: 'Vous pouvez payer le reste d’un coup. Après un retour, ce qui n’est plus dû n’est pas prélevé.',
        },
      ],
      links: [{ path: '/pages/myaccount/easypay', text: { en: 'Your payments', fr: 'Vos versements' } }],
    },
  ],
}
