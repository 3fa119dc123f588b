import type { Article } from '../article.ts'

export const privacy: Article = {
  slug: 'privacy',
  title: { en: 'Privacy', fr: 'Confidentialité' },
  searchedAs: {
    en: 'privacy, privacy policy, personal information, cookie policy, data',
    fr: 'confidentialité, vie privée, politique confidentialité, renseignements personnels, politique témoins',
  },
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
          en: 'Bags, sessions, links and e-mails are deleted when their time is over; orders stay as long as the law asks.',
          fr: 'Les paniers, les sessions, les liens et les courriels sont supprimés quand leur temps est passé; les commandes restent aussi longtemps que la loi l’exige.',
        },
      ],
    },
    {
      id: 'storecard',
      title: { en: 'Applying for the Onair Card', fr: 'Demander la Carte Onair' },
      text: [
        {
          en: 'What you type is sent to the credit service, which obtains your credit report and decides automatically. We keep the number, the decision, the limit and the card’s last digits, and your answer unreadably; never your date of birth, income, housing or employment. A declined application is deleted after 90 days.',
          fr: 'Ce que vous saisissez est transmis au service de crédit, qui obtient votre dossier de crédit et décide de façon automatisée. Nous conservons le numéro, la décision, la limite et les derniers chiffres de la carte, et votre réponse sous une forme illisible; jamais votre date de naissance, votre revenu, votre logement ni votre emploi. Une demande refusée est supprimée après 90 jours.',
        },
        {
          en: 'Within 60 days of a decision you may ask which information it rests on and where that came from, have it corrected, and have a person look at the decision again.',
          fr: 'Dans les 60 jours suivant une décision, vous pouvez demander sur quels renseignements elle repose et d’où ils viennent, les faire corriger et faire revoir la décision par une personne.',
        },
      ],
      links: [{ path: '/pages/storecard', text: { en: 'Apply for the Onair Card', fr: 'Demander la Carte Onair' } }],
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
      id: 'searches',
      title: { en: 'What you search for', fr: 'Ce que vous cherchez' },
      text: [
        {
          en: 'Your recent searches stay in your browser, where the search field offers them again. You can remove each of them there, or all; signing out removes them too.',
          fr: 'Vos recherches récentes restent dans votre navigateur, où le champ de recherche les propose de nouveau. Vous pouvez y retirer chacune d’elles, ou toutes; fermer votre session les retire aussi.',
        },
        {
          en: 'To improve the search we count, by day, how often each term was searched and whether something was found and opened. We do not store who searched, and we do not count terms with an e-mail address, a postal code or a long number. A term with a name in it is counted like any other until the end of the day; then we delete the terms that only one network address searched, unless they found products with all of their words. The other counts are deleted after 90 days.',
          fr: 'Pour améliorer la recherche, nous comptons, par jour, combien de fois chaque terme a été cherché et si quelque chose a été trouvé et ouvert. Nous ne conservons pas qui a cherché, et nous ne comptons pas les termes qui contiennent une adresse de courriel, un code postal ou un long numéro. Un terme qui contient un nom est compté comme les autres jusqu’à la fin de la journée; nous supprimons alors les termes qu’une seule adresse réseau a cherchés, sauf s’ils ont trouvé des produits avec tous leurs mots. Les autres nombres sont supprimés après 90 jours.',
        },
      ],
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
