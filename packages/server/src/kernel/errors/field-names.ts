import type { Bilingual } from '@onair/core/language'

/**
 * What the fields of requests are called in sentences to people. By the field's wire name without capitals: `Email` and
 * `email` are the same thing. `Area` keeps the wire name, for programs.
 */
const names: Readonly<Record<string, readonly [en: string, fr: string]>> = {
  // People and places
  title: ['Title', 'Titre de civilité'],
  firstname: ['First name', 'Prénom'],
  lastname: ['Last name', 'Nom de famille'],
  address: ['Address', 'Adresse'],
  address1: ['Address line 1', 'Adresse, ligne 1'],
  address2: ['Address line 2', 'Adresse, ligne 2'],
  city: ['City', 'Ville'],
  province: ['Province', 'Province'],
  postalcode: ['Postal code', 'Code postal'],
  zipcode: ['Postal code', 'Code postal'],
  country: ['Country', 'Pays'],
  phone: ['Phone number', 'Numéro de téléphone'],
  email: ['E-mail', 'Courriel'],
  emailaddress: ['E-mail', 'Courriel'],
  username: ['E-mail', 'Courriel'],
  language: ['Language', 'Langue'],
  ispobox: ['Post office box', 'Case postale'],
  isdefault: ['Default', 'Par défaut'],
  subscribe: ['Newsletter', 'Infolettre'],
  isguest: ['Guest', 'Invité'],
  isphonecustomer: ['Customer by phone', 'Client par téléphone'],
  edp: ['Customer number', 'Numéro de client'],

  // Passwords and proofs
  password: ['Password', 'Mot de passe'],
  currentpassword: ['Current password', 'Mot de passe actuel'],
  newpassword: ['New password', 'Nouveau mot de passe'],
  newpasswordconfirmed: ['Confirmed password', 'Confirmation du mot de passe'],
  securityquestionid: ['Security question', 'Question de sécurité'],
  answer: ['Answer', 'Réponse'],
  token: ['Link or token', 'Lien ou jeton'],
  linktoken: ['Link', 'Lien'],
  key: ['Application key', 'Clé de l’application'],
  grant_type: ['Kind of sign-in', 'Type d’ouverture de session'],
  recaptchatoken: ['reCAPTCHA', 'reCAPTCHA'],
  'idempotency-key': ['Idempotency-Key', 'Idempotency-Key'],

  // Goods
  itemno: ['Item number', 'Numéro d’article'],
  itemnumber: ['Item number', 'Numéro d’article'],
  otheritemno: ['Other item number', 'Autre numéro d’article'],
  itemnos: ['Item numbers', 'Numéros d’article'],
  edpno: ['Style and size', 'Style et taille'],
  quantity: ['Quantity', 'Quantité'],
  amount: ['Amount', 'Montant'],
  price: ['Price', 'Prix'],
  searchterm: ['Search', 'Recherche'],
  term: ['Search', 'Recherche'],
  dimensions: ['Filters', 'Filtres'],
  sortkey: ['Sort order', 'Ordre de tri'],
  page: ['Page', 'Page'],
  pagesize: ['Items per page', 'Articles par page'],
  fm: ['Kind of list', 'Type de liste'],
  edps: ['Styles and sizes', 'Styles et tailles'],
  taborder: ['Section', 'Section'],
  visitorid: ['Visitor', 'Visiteur'],
  itemnoonly: ['Item numbers only', 'Numéros d’article seulement'],

  // Opinions and letters
  rating: ['Rating', 'Note'],
  headline: ['Headline', 'Titre'],
  comments: ['Review', 'Avis'],
  comment: ['Comment', 'Commentaire'],
  nickname: ['Nickname', 'Pseudonyme'],
  to: ['Recipient', 'Destinataire'],
  from: ['Sender', 'Expéditeur'],
  message: ['Message', 'Message'],

  // Bag, payment and orders
  guid: ['Bag number', 'Numéro de panier'],
  cartguid: ['Bag number', 'Numéro de panier'],
  lineid: ['Item of the order', 'Article de la commande'],
  promocode: ['Promo code', 'Code promo'],
  code: ['Code', 'Code'],
  noofinstallments: ['Number of payments', 'Nombre de versements'],
  numbers: ['Payments', 'Versements'],
  shippingaddressid: ['Delivery address', 'Adresse de livraison'],
  accesspointid: ['Pick-up point', 'Point de ramassage'],
  shipmethodid: ['Shipping method', 'Mode de livraison'],
  cardtype: ['Card type', 'Type de carte'],
  creditcardid: ['Saved card', 'Carte enregistrée'],
  cardnumber: ['Gift card number', 'Numéro de la carte-cadeau'],
  pin: ['PIN', 'NIP'],
  expirymonth: ['Expiry month', 'Mois d’expiration'],
  expiryyear: ['Expiry year', 'Année d’expiration'],
  lastdigits: ['Last digits of the card', 'Derniers chiffres de la carte'],
  holdername: ['Name on the card', 'Nom sur la carte'],
  save: ['Save the card', 'Enregistrer la carte'],
  reviewhash: ['Review of the order', 'Vérification de la commande'],
  paypalpayerid: ['PayPal payer', 'Payeur PayPal'],
  payer_id: ['PayPal payer', 'Payeur PayPal'],
  paypaltransactionid: ['PayPal transaction', 'Transaction PayPal'],
  paymentid: ['PayPal payment', 'Paiement PayPal'],
  returnurl: ['Return page', 'Page de retour'],
  cancelurl: ['Page after cancelling', 'Page après l’annulation'],
  orderno: ['Order number', 'Numéro de commande'],
  modifyorderno: ['Order number', 'Numéro de commande'],
  shiporderno: ['Parcel number', 'Numéro du colis'],
  invoiceno: ['Invoice number', 'Numéro de facture'],
  fromdate: ['From', 'Du'],
  todate: ['To', 'Au'],
  items: ['Items', 'Articles'],
  reason: ['Reason', 'Motif'],
  refundtotal: ['Refund', 'Remboursement'],

  // Store card
  dateofbirth: ['Date of birth', 'Date de naissance'],
  yearsataddress: ['Years at this address', 'Années à cette adresse'],
  housingstatus: ['Housing', 'Logement'],
  monthlyhousingpayment: ['Monthly housing payment', 'Paiement mensuel du logement'],
  employmentstatus: ['Employment', 'Emploi'],
  annualincome: ['Annual income', 'Revenu annuel'],
  consent: ['Consent', 'Consentement'],

  // Schedule
  date: ['Date', 'Date'],
  timezone: ['Time zone', 'Fuseau horaire'],
  showid: ['Programme', 'Émission'],
  slug: ['Name in the address', 'Nom dans l’adresse'],
  end: ['End', 'Fin'],
  version: ['Version of the plan', 'Version du plan'],
  endpoint: ['Address of the push service', 'Adresse du service de notification'],

  // Other parts of a request
  id: ['Reference', 'Référence'],
  name: ['Name', 'Nom'],
  content: ['Content', 'Contenu'],
  body: ['Request', 'Requête'],
  query: ['Query', 'Paramètres'],
  path: ['Address', 'Adresse'],
  headers: ['Headers', 'En-têtes'],
}

const other: Bilingual = { en: 'A detail of this request', fr: 'Un élément de cette requête' }

/** A field's name in a sentence: `First name` of `FirstName`, of `Address.ZipCode` the postal code; general for a technical one. */
export function fieldName(area: string): Bilingual {
  const field = area.split('.').findLast((part) => !/^\d+$/.test(part)) ?? area
  const name = Object.hasOwn(names, field.toLowerCase()) ? names[field.toLowerCase()] : undefined
  return name ? { en: name[0], fr: name[1] } : other
}
