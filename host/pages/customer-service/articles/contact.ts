import type { Article } from '../article.ts'

export const contact: Article = {
  slug: 'contactus',
  title: { en: 'Contact us', fr: 'Nous joindre' },
  searchedAs: {
    en: 'contact, contact us, customer service, customer care, phone number, call you, help, chat, email address, complaint, hours',
    fr: 'nous joindre, contact, contacter, service à la clientèle, service client, numéro téléphone, appeler, aide, clavardage, adresse courriel, plainte, heures',
  },
  description: {
    en: 'How to reach Onair’s customer service, and what to have at hand.',
    fr: 'Comment joindre le service à la clientèle d’Onair, et ce qu’il faut avoir sous la main.',
  },
  sections: [
    {
      id: 'reach',
      title: { en: 'Call or write', fr: 'Appelez ou écrivez' },
      text: [
        {
          en: 'Call {phone}, or write to {email}. We answer in English and in French.',
          fr: 'Appelez au {phone}, ou écrivez à {email}. Nous répondons en français et en anglais.',
        },
        {
          en: 'Have your order number at hand, and never send a card number or a password by e-mail: we do not ask for them.',
          fr: 'Ayez votre numéro de commande sous la main, et n’envoyez jamais de numéro de carte ni de mot de passe par courriel\u00a0: nous ne les demandons pas.',
        },
      ],
    },
    {
      id: 'seller',
      title: { en: 'Who sells', fr: 'Qui vend' },
      text: [
        {
          en: 'This shop is run by {seller}.',
          fr: 'Cette boutique est exploitée par {seller}.',
        },
      ],
    },
    {
      id: 'yourself',
      title: { en: 'What you can do here yourself', fr: 'Ce que vous pouvez faire ici vous-même' },
      text: [
        {
          en: 'Follow a parcel, change an order while it is still open, return an item, and see what is due in Easy Pay.',
          fr: 'Suivre un colis, modifier une commande tant qu’elle est ouverte, retourner un article et voir vos Paiements faciles à venir.',
        },
      ],
      links: [
        { path: '/pages/trackorder', text: { en: 'Track an order', fr: 'Suivre une commande' } },
        { path: '/pages/myaccount/orderstatus', text: { en: 'Your orders', fr: 'Vos commandes' } },
      ],
    },
  ],
}
