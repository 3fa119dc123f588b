/** Words for gifts, in either language. */
export const giftWords: ReadonlySet<string> = new Set(
  'gift gifts gifting present presents prezzie prezzies cadeau cadeaux etrenne etrennes'.split(' '),
)
/** Words that, beside a word for gifts, name other goods: a gift card, « papier cadeau ». */
export const things: ReadonlySet<string> = new Set(
  `card cards wrap wraps wrapping bag bags box boxes boxed basket baskets set sets tag tags certificate certificates receipt tin tins hamper
   hampers paper tower crate registry ribbon bow bows
   carte cartes papier papiers sac sacs boite boites coffret coffrets panier paniers ensemble ensembles emballage emballages certificat
   certificats cheque cheques trousse bon bons corbeille corbeilles etiquette etiquettes ruban`.split(/\s+/),
)
/** Words about gifts that do not say which. */
export const around: ReadonlySet<string> = new Set(
  `idea ideas guide small little cute unique fun funny great nice good perfect special thoughtful personal personalized original cool ideal
   last minute best under top popular quick simple easy useful practical lovely beautiful someone somebody who has everything loves new latest
   year years old yr yrs age aged
   idee idees petit petite petits petites beau beaux belle belles drole parfait parfaite original originale originaux parfaits special
   speciale derniere minute meilleur meilleurs utile utiles pratique pratiques simple quelqu quelquun tout aime adore offrir nouveau nouveaux nouvelle nouvelles
   an ans annee annees age agee`.split(/\s+/),
)
/** Words before the person for whom a gift is. */
export const receiving: ReadonlySet<string> = new Set(['for', 'pour', 'to'])
