import { fold } from './words.ts'

/**
 * Words for goods that many shops sell. Where this one has none, such a word is right as it was typed: it must not become one
 * that looks or sounds like it. A shop that sells them has them in its catalogue, and this list means nothing.
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
   laisse litiere aquarium cage selle sapin`).split(/[\s-]+/),
)

export const isOtherGoods = (folded: string): boolean => words.has(folded)
