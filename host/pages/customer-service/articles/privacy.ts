import type { Article } from '../article.ts'

export const privacy: Article = {
  slug: 'privacy',
  title: { en: 'Privacy', fr: 'Confidentialité' },
  description: {
    en: 'What Onair knows of you, why, and for how long.',
    fr: 'Ce qu’Onair sait de vous, pourquoi, et pour combien de temps.',
  },
  listsCookies: true,
  sections: [
    {
      id: 'orders',
      title: { en: 'What an order needs', fr: 'Ce qu’exige une commande' },
      text: [
        {
          en: 'To deliver and to be paid we keep your name, addresses, e-mail, phone and orders. Card numbers never reach us: the payment service keeps them, and we keep a token and the last four digits.',
          fr: 'Pour livrer et être payés, nous conservons votre nom, vos adresses, votre courriel, votre téléphone et vos commandes. Les numéros de carte ne nous parviennent jamais\u00a0: le service de paiement les conserve, et nous gardons un jeton et les quatre derniers chiffres.',
        },
        {
          en: 'Bags, sessions, links and mails are deleted when their time is over; orders stay as long as the law asks.',
          fr: 'Les paniers, les sessions, les liens et les courriels sont supprimés quand leur temps est passé; les commandes restent aussi longtemps que la loi l’exige.',
        },
      ],
    },
    {
      id: 'marketing',
      title: { en: 'Marketing only with your consent', fr: 'Du marketing avec votre accord seulement' },
      text: [
        {
          en: 'Our marketing partner learns what you look at and order only if you agree, and never who you are.',
          fr: 'Notre partenaire de marketing n’apprend ce que vous regardez et commandez que si vous l’acceptez, et jamais qui vous êtes.',
        },
      ],
      links: [{ path: '/pages/privacychoices', text: { en: 'Privacy choices', fr: 'Choix de confidentialité' } }],
    },
    {
      id: 'questions',
      title: { en: 'Questions', fr: 'Questions' },
      text: [
        {
          en: 'In your account you can download what we know of you, correct it, and close the account. For anything else, or without an account, write to {email} or call {phone}.',
          fr: 'Dans votre compte, vous pouvez télécharger ce que nous savons de vous, le corriger et fermer le compte. Pour le reste, ou sans compte, écrivez à {email} ou appelez au {phone}.',
        },
      ],
      links: [{ path: '/pages/myaccount/information/owndata', text: { en: 'Your data', fr: 'Vos données' } }],
    },
  ],
}
