import { returnWindowDays } from '@onair/core/returns'
import type { Article } from '../article.ts'

export const returns: Article = {
  slug: 'returnspage',
  title: { en: 'Returns', fr: 'Retours' },
  searchedAs: {
    en: 'return, returns, refund, return policy, exchange, send back, money back, warranty',
    fr: 'retour, retourner, remboursement, rembourser, échange, échanger, politique retour, garantie',
  },
  description: {
    en: 'How to return an item to Onair, until when, and what cannot come back.',
    fr: 'Comment retourner un article à Onair, jusqu’à quand, et ce qui ne se retourne pas.',
  },
  sections: [
    {
      id: 'window',
      title: { en: 'Until when', fr: 'Jusqu’à quand' },
      text: [
        {
          en: `You have ${returnWindowDays} days from delivery. Your order says the last day of each parcel; on that day a return can still begin.`,
          fr: `Vous avez ${returnWindowDays} jours à compter de la livraison. Votre commande indique le dernier jour de chaque colis; ce jour-là, un retour peut encore commencer.`,
        },
      ],
    },
    {
      id: 'how',
      title: { en: 'How', fr: 'Comment' },
      text: [
        {
          en: 'Open the order in your account, choose RETURN ITEM(S), and pick items, quantities and a reason. You see the refund before you confirm it. Print the label, put it on the parcel, and take the parcel to any post office.',
          fr: 'Ouvrez la commande dans votre compte, choisissez RETOURNER LE OU LES ARTICLES, puis indiquez les articles, les quantités et une raison. Vous voyez le remboursement avant de confirmer. Imprimez l’étiquette, collez-la sur le colis et déposez-le dans n’importe quel bureau de poste.',
        },
        {
          en: 'Items of Marketplace sellers and partners go back to whoever sent them: the order shows their instructions. For what is too heavy for the post, call {phone} and we pick it up.',
          fr: 'Les articles d’un vendeur tiers ou d’un partenaire se retournent à qui les a envoyés\u00a0: la commande montre ses instructions. Pour ce qui est trop lourd pour la poste, appelez au {phone} et nous viendrons le chercher.',
        },
      ],
    },
    {
      id: 'refund',
      title: { en: 'The refund', fr: 'Le remboursement' },
      text: [
        {
          en: 'The refund goes back the way you paid once the parcel is here. Easy Pay payments that are no longer owed are not taken.',
          fr: 'Une fois le colis arrivé, vous êtes remboursé par le même mode de paiement. Les Paiements faciles qui ne sont plus dus ne sont pas prélevés.',
        },
      ],
    },
    {
      id: 'restrictions',
      title: { en: 'What cannot be returned', fr: 'Ce qui ne se retourne pas' },
      text: [
        {
          en: 'Donations and gift cards cannot be returned, nor can items after their last day.',
          fr: 'Les dons et les cartes-cadeaux ne se retournent pas, ni les articles après leur dernier jour.',
        },
        {
          en: 'Something arrived broken, or is not what you ordered? Call {phone} or write to {email}, whatever the day.',
          fr: 'Un article est arrivé brisé, ou n’est pas celui que vous avez commandé? Appelez au {phone} ou écrivez à {email}, peu importe le jour.',
        },
      ],
      links: [{ path: '/pages/myaccount/orderstatus', text: { en: 'Your orders', fr: 'Vos commandes' } }],
    },
  ],
}
