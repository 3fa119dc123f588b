import { fold, isStopWord, wordsOf } from './words.ts'

/**
 * Words for goods that many shops sell. If this shop does not sell them, the word must not be corrected to a similar one. If it does,
 * its catalogue has the word, and this list has no effect.
 */
const words: ReadonlySet<string> = new Set(
  fold(`slippers slipper sofa couch loveseat chesterfield futon recliner ottoman armchair dresser nightstand wardrobe bookcase bookshelf shelf shelves
   desk table stool bench crib cradle bunk headboard mirror mirrors cabinet sideboard hutch
   microwave dishwasher fridge refrigerator freezer stove oven range washer dryer dehumidifier humidifier furnace
   toilet paper tissue tissues napkin napkins diaper diapers nappy wipes detergent bleach soap sponge broom bucket mop plunger
   bra bras panties underwear lingerie boxers briefs swimsuit bikini swimwear trunks shorts suit tuxedo blazer uniform apron
   costume slip corset girdle romper overalls bathrobe loafers clogs cleats skates skis helmet
   bicycle scooter skateboard snowboard canoe kayak boat trailer tire tires battery engine oil
   mower trimmer chainsaw rake shovel snowblower ladder hammer wrench saw nails screws paint plywood lumber faucet sink tub shower
   bathtub tap pipe pump generator compressor
   stroller carriage pacifier bottle formula rattle doll dolls barbie lego game games playstation xbox nintendo console printer ink
   toner monitor mouse router modem keyboard projector turntable vinyl radio piano guitar violin drum drums trumpet
   book books magazine magazines calendar notebook pen pens pencil pencils stapler envelope stamps
   bread milk eggs butter cheese meat chicken beef fish fruit vegetables rice pasta cereal juice beer wine whisky vodka
   medicine aspirin bandage crutches wheelchair walker cane glasses contacts condoms tampons pads razor razors shaver toothbrush
   toothpaste floss deodorant sunscreen
   leash collar litter aquarium hamster birdcage saddle
   juicer robot johns flash bulb battery cushion cushions tray trays tripod drone earmuffs umbrella lunchbox kitchenware grater peeler
   whisk colander strainer sieve spatula ladle corkscrew
   pantoufles pantoufle divan canape causeuse fauteuil pouf commode armoire garde-robe bibliotheque etagere bureau pupitre tabouret
   banc berceau miroir buffet
   frigo refrigerateur congelateur cuisiniere four micro-ondes laveuse secheuse lave-vaisselle deshumidificateur humidificateur
   papier toilette mouchoir mouchoirs couche couches lessive javel savon eponge balai seau vadrouille debouchoir
   soutien-gorge brassiere culotte slip calecon boxer sous-vetement lingerie maillot bikini short veston complet smoking uniforme tablier
   salopette mocassin sabot patin patins ski skis casque
   bicyclette velo trottinette planche canot kayak bateau remorque pneu pneus moteur huile
   tondeuse taille-haie scie rateau pelle souffleuse echelle marteau clou vis peinture bois robinet evier lavabo baignoire douche toilette
   poussette suce biberon hochet poupee jeu jeux console imprimante encre ecran souris routeur clavier projecteur piano guitare violon
   livre livres revue calendrier cahier stylo crayon agrafeuse enveloppe timbre
   pain lait oeufs fromage viande poulet boeuf poisson legumes riz cereales jus biere vin
   medicament aspirine pansement bequille canne marchette lunettes condom tampon serviette rasoir dentifrice deodorant
   laisse litiere aquarium cage selle sapin
   robot buche couchage coussin coussins ampoule trepied drone parapluie rape epluche-legumes fouet passoire spatule louche tire-bouchon
   guenille chaudiere poubelle`).split(/[\s-]+/),
)

/** Goods of several words that the catalogue may have separately: a shop with beds and picture frames may have no bed frame. */
const pairs: ReadonlySet<string> = new Set(
  fold(`coffee table, end table, side table, dining table, kitchen table, patio table, picnic table, folding table, bedside table,
   bed frame, bunk bed, sofa bed, day bed, baby bed, office chair, desk chair, dining chair, rocking chair, high chair, computer desk,
   computer chair, tv stand, tv table, plant stand, filing cabinet, medicine cabinet, kitchen cabinet, kitchen island, wine rack,
   shoe rack, coat rack, towel rack, spice rack, bike rack, laundry basket, laundry hamper, laundry detergent, ironing board,
   shower curtain, shower head, toilet seat, toilet brush, hot tub, hot plate, fire pit, fire extinguisher, garden shed, garden gnome,
   garden rake, bird bath, bird house, bird cage, bird seed, dog food, cat food, pet food, fish food, dog leash, dog collar, dog crate,
   dog bowl, dog toy, dog coat, cat tree, cat toy, cat litter, cat door, fish tank, car seat, car charger, car vacuum, car mat,
   car battery, ceiling fan, ceiling light, light bulb, extension cord, smoke detector, water heater, water filter, water pump,
   water cooler, ice maker, ice cream, ice cream maker, ice tray, bread maker, bread box, waffle maker, popcorn maker, pasta maker,
   coffee grinder, coffee filter, french press, can opener, bottle opener, wine opener, garlic press, rolling pin, paper towel,
   paper plate, wrapping paper, trash can, garbage can, garbage bag, hair brush, hair clip, hair spray, hair gel, hair clipper,
   nail clipper, nail file, eye drops, eye patch, face shield, hand soap, hand sanitizer, body wash, body pillow, bath bomb, bath tub,
   phone case, phone cover, phone stand, tablet case, tablet stand, memory card, hard drive, video game, board game, game console,
   tv antenna, remote control, baby monitor, baby bottle, baby carriage, baby gate, bike helmet, golf club, golf ball, tennis racket,
   tennis ball, hockey stick, fishing rod, fishing net, swimming pool, pool table, sports bra, bathing suit, dress pants suit, rain poncho,
   water gun, air conditioner, air compressor, air pump, snow shovel, snow blower, lawn mower, leaf blower, pressure washer, bee hive,
   table de cuisine, table de salon, table basse, table de chevet, table d appoint, table pliante, base de lit, lit superposé,
   lit de bébé, lit d enfant, chaise de bureau, chaise haute, chaise berçante, meuble de télé, meuble télé, support télé,
   planche à repasser, panier à linge, rideau de douche, pomme de douche, siège de toilette, brosse à toilette, bain tourbillon,
   poêle à bois, foyer électrique, bain d oiseau, bain d oiseaux, maison d oiseaux, graines d oiseaux, nourriture pour chien, nourriture pour chat,
   nourriture chien, nourriture chat, laisse chien, collier pour chien, collier pour chat, manteau pour chien, arbre à chat, jouet pour chien, jouet pour chat, litière pour chat, siège d auto, siège de bébé,
   ventilateur de plafond, ampoule électrique, rallonge électrique, détecteur de fumée, chauffe-eau, filtre à eau, pompe à eau, machine à glace,
   machine à glaçons, machine à pain, machine à laver, machine à pop-corn, moulin à café, filtre à café, ouvre-boîte, presse-ail, rouleau à pâte, essuie-tout,
   papier de toilette, papier d emballage, sac à ordures, sac de couchage, sac poubelle, brosse à cheveux, pince à cheveux, fixatif à cheveux, coupe-ongles,
   lime à ongles, gel douche, savon à mains, étui pour téléphone, étui de cellulaire, étui pour tablette, carte mémoire, disque dur, jeu vidéo, jeu de société,
   moniteur de bébé, biberon de bébé, casque de vélo, bâton de golf, bâton de hockey, canne à pêche, piscine hors terre, maillot de bain, soutien-gorge de sport,
   habit de neige, pelle à neige, souffleuse à neige, tondeuse à gazon, laveuse à pression, air climatisé, serviette hygiénique, essuie-glace, pneu d hiver`)
    .split(',')
    .map((phrase) => keyOf(wordsOf(phrase).map((word) => word.folded))),
)

function keyOf(words: readonly string[]): string {
  return words
    .filter((word) => !isStopWord(word))
    .map((word) => word.replace(/(?<=...)s$/, ''))
    .join(' ')
}

/** Whether a word is one for goods that many shops sell. */
export const isOtherGoods = (folded: string): boolean => words.has(folded)

/** Whether consecutive words are such goods: "coffee table", « planche à repasser ». */
export function haveOtherGoods(folded: readonly string[]): boolean {
  const telling = folded.filter((word) => !isStopWord(word))
  return telling.some((_, at) => [2, 3].some((count) => pairs.has(keyOf(telling.slice(at, at + count)))))
}
