import type { Article } from '../article.ts'

export const terms: Article = {
  slug: 'terms',
  title: { en: 'Terms of sale', fr: 'Conditions de vente' },
  searchedAs: {
    en: 'terms, terms sale, terms conditions, conditions, legal notice',
    fr: 'conditions, conditions vente, modalités, mentions légales',
  },
  description: {
    en: 'The terms on which Onair sells: prices, orders, delivery and returns.',
    fr: 'Les conditions auxquelles Onair vend\u00a0: prix, commandes, livraison et retours.',
  },
  sections: [
    {
      id: 'prices',
      title: { en: 'Prices and taxes', fr: 'Prix et taxes' },
      text: [
        {
          en: 'Prices are in Canadian dollars, before taxes. The taxes of the province that an order goes to are shown before you place it. The price that counts is the one at the moment when you place the order.',
          fr: 'Les prix sont en dollars canadiens, avant les taxes. Les taxes de la province de livraison sont affichées avant que vous passiez la commande. Le prix qui compte est celui du moment où vous passez la commande.',
        },
      ],
    },
    {
      id: 'orders',
      title: { en: 'Your order', fr: 'Votre commande' },
      text: [
        {
          en: 'We confirm an order by e-mail. You can change or cancel it in your account until the time that the order shows. Your card is charged when the order ships.',
          fr: 'Nous confirmons une commande par courriel. Vous pouvez la modifier ou l’annuler dans votre compte jusqu’à l’heure que la commande indique. Votre carte est débitée à l’expédition.',
        },
        {
          en: 'If something cannot be delivered, you pay nothing for it.',
          fr: 'Ce qui ne peut pas être livré n’est pas facturé.',
        },
      ],
    },
    {
      id: 'sellers',
      title: { en: 'Marketplace sellers', fr: 'Vendeurs tiers' },
      text: [
        {
          en: 'Items with the badge “Marketplace Seller” are sent by their seller, in a parcel of their own.',
          fr: 'Les articles qui portent la mention «\u00a0Vendeur tiers\u00a0» sont envoyés par leur vendeur, dans un colis à part.',
        },
      ],
    },
    {
      id: 'rights',
      title: { en: 'Your rights', fr: 'Vos droits' },
      text: [
        {
          en: 'Nothing here takes away the rights that the law of your province gives you as a consumer.',
          fr: 'Rien ici ne vous prive des droits que la loi de votre province vous accorde comme consommatrice ou consommateur.',
        },
      ],
      links: [
        { path: '/go/customerservice/returnspage', text: { en: 'Returns', fr: 'Retours' } },
        { path: '/go/customerservice/shipping', text: { en: 'Delivery', fr: 'Livraison' } },
      ],
    },
  ],
}
