import { palettes } from '../palettes.ts'
import { group, kind, leaf, pairs } from './kit.ts'

const bags = group(
  {
    id: 'handbags-wallets',
    en: 'Handbags & Wallets',
    fr: 'Sacs à main et portefeuilles',
    share: 5,
    leaves: [
      leaf('handbags', 'Handbags', 'Sacs à main', [
        kind(
          'handbag_crossbody',
          'crossbody bag',
          'm sac à bandoulière',
          'Both hands free, and a zipper between your things and the crowd.',
          'Les deux mains libres, et une fermeture éclair entre vos effets et la foule.',
          { price: [49, 159] },
        ),
        kind(
          'handbag_satchel',
          'satchel',
          'm sac cartable',
          'It stands up by itself and opens wide enough to find the keys.',
          'Il tient debout tout seul et s’ouvre assez grand pour retrouver les clés.',
        ),
        kind(
          'handbag_shoulder-bag',
          'shoulder bag',
          'm sac à épaule',
          'Sits close under the arm, with everything within reach.',
          'Il se loge sous le bras, tout à portée de main.',
        ),
      ]),
      leaf('totes', 'Totes', 'Fourre-tout', [
        kind(
          'tote_open-tote',
          'tote bag',
          'm sac fourre-tout',
          'A laptop, a lunch and a pair of shoes, and it still closes.',
          'Un portable, un lunch, une paire de souliers, et il se ferme encore.',
        ),
        kind(
          'tote_reversible',
          'reversible tote',
          'm fourre-tout réversible',
          'Turn it inside out: two bags for the price of one.',
          'Retournez-le: deux sacs pour le prix d’un.',
          {
            looks: pairs`two-tone = bicolore/ @two-tone; printed = imprimé/imprimée @print; woven = tissé/tissée @woven`,
            features: pairs`
              with removable pouch = avec pochette amovible; with long handles = à longues poignées;
              with magnetic closure = à fermoir aimanté
            `,
          },
        ),
      ]),
      leaf('wallets', 'Wallets', 'Portefeuilles', [
        kind(
          'wallet_zip-around',
          'zip-around wallet',
          'm portefeuille à glissière',
          'Opens flat like a book, so that nothing hides in a corner.',
          'Il s’ouvre à plat comme un livre: plus rien ne se cache dans un coin.',
          {
            price: [29, 89],
            grams: [120, 240],
            features: pairs`
              with RFID protection = à protection RFID; with wrist strap = à dragonne;
              with coin pocket = à porte-monnaie; with 12 card slots = à 12 fentes pour cartes
            `,
          },
        ),
        kind(
          'wallet_card-holder',
          'card holder',
          'm porte-cartes',
          'Six cards, a few bills, and it disappears in a front pocket.',
          'Six cartes, quelques billets, et il disparaît dans une poche avant.',
          {
            price: [19, 49],
            grams: [60, 120],
            features: pairs`
              with RFID protection = à protection RFID; with key ring = à porte-clés;
              with ID window = à fenêtre pour pièce d’identité
            `,
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`
      leather = en cuir; pebbled leather = en cuir grainé; vegan leather = en cuir végétalien; suede = en suède;
      nylon = en nylon; waxed canvas = en toile cirée
    `,
    looks: pairs`
      quilted = matelassé/matelassée @quilted; woven = tissé/tissée @woven; embossed = gaufré/gaufrée; two-tone = bicolore/ @two-tone;
      studded = clouté/cloutée; pleated = plissé/plissée
    `,
    features: pairs`
      with removable strap = à bandoulière amovible; with tassel charm = à pompon décoratif;
      with outside pocket = à poche extérieure; with chain strap = à chaînette;
      with removable pouch = avec pochette amovible; with magnetic closure = à fermoir aimanté
    `,
    points: pairs`
      Fully lined, with an inside zippered pocket = Entièrement doublé/doublée, avec poche intérieure à glissière;
      Strap adjusts from 60 to 125 cm = Bandoulière réglable de 60 à 125 cm;
      Feet that protect the base = Petits pieds qui protègent le fond;
      Comes with a dust bag = Livré/Livrée avec une housse;
      Metal hardware that does not tarnish = Ferrures métalliques qui ne ternissent pas
    `,
    colours: palettes.leather,
    price: [69, 219],
    grams: [380, 980],
    care: 'leather',
  },
)

const accessories = group(
  {
    id: 'fashion-accessories',
    en: 'Accessories',
    fr: 'Accessoires',
    share: 4,
    leaves: [
      leaf('scarves', 'Scarves & Wraps', 'Foulards et étoles', [
        kind(
          'scarf_scarf',
          'scarf',
          'm foulard',
          'Long enough to go twice around and still fall nicely.',
          'Assez long pour faire deux tours et bien retomber.',
        ),
        kind(
          'scarf_shawl',
          'wrap',
          'f étole',
          'A blanket on the plane, a shawl at dinner.',
          'Couverture dans l’avion, châle au souper.',
        ),
      ]),
      leaf('hats-gloves', 'Hats & Gloves', 'Tuques, chapeaux et gants', [
        kind(
          'hat_toque',
          'toque',
          'f tuque',
          'Pull it over the ears: it stays there.',
          'Tirez-la sur les oreilles: elle y reste.',
          {
            price: [18, 49],
            features: pairs`
              with pompom = à pompon @pompom; with fleece lining = à doublure polaire;
              with satin lining = à doublure de satin
            `,
          },
        ),
        kind(
          'hat_bucket',
          'bucket hat',
          'm bob',
          'Shade for the face and it folds into a pocket.',
          'De l’ombre pour le visage, et il se plie dans une poche.',
          {
            price: [22, 49],
            made: pairs`cotton = en coton; nylon = en nylon; linen = en lin`,
            looks: pairs`
              reversible = réversible/; printed = imprimé/imprimée @print; packable = repliable/;
              quilted = matelassé/matelassée @quilted
            `,
            features: pairs`with chin strap = à cordon; with UPF 50 protection = à protection FPS 50`,
          },
        ),
        kind(
          'gloves',
          'gloves',
          'mp gants',
          'Warm fingers that can still answer the phone.',
          'Des doigts au chaud qui peuvent encore répondre au téléphone.',
          {
            sizes: 'gloves',
            made: pairs`
              leather = en cuir; merino wool = en laine mérinos; faux suede = en similisuède;
              softshell = en tissu souple coupe-vent
            `,
            features: pairs`
              with touchscreen fingertips = pour écran tactile; with fleece lining = à doublure polaire;
              with faux-fur cuffs = à poignets en fausse fourrure
            `,
            looks: pairs`quilted = matelassé/matelassée @quilted; cable-knit = à torsades @cable; two-tone = bicolore/ @two-tone`,
          },
        ),
      ]),
      leaf('socks', 'Socks', 'Bas et chaussettes', [
        kind(
          'socks',
          'socks',
          'mp bas',
          'Seamless at the toe and gentle at the calf.',
          'Sans couture aux orteils et tout doux au mollet.',
          {
            price: [14, 36],
            grams: [90, 260],
            made: pairs`merino wool = en laine mérinos; bamboo = en bambou; combed cotton = en coton peigné`,
            looks: pairs`
              cushioned = coussiné/coussinée; striped = rayé/rayée @stripes; compression = de compression;
              thermal = thermique/
            `,
            features: [],
            measures: pairs`, 3-pack = , paquet de 3 @x3; , 5-pack = , paquet de 5 @x5; , 6-pack = , paquet de 6 @x6`,
          },
        ),
      ]),
      leaf('belts-sunglasses', 'Belts & Sunglasses', 'Ceintures et lunettes de soleil', [
        kind(
          'belt',
          'belt',
          'f ceinture',
          'A buckle that lies flat and holes where you need them.',
          'Une boucle bien plate et des trous là où il en faut.',
          {
            sizes: 'belts',
            care: 'leather',
            price: [24, 69],
            colours: palettes.leather,
            made: pairs`
              leather = en cuir; suede = en suède; vegan leather = en cuir végétalien;
              stretch webbing = en sangle extensible
            `,
            looks: pairs`braided = tressé/tressée; reversible = réversible/; embossed = gaufré/gaufrée; wide = large/`,
            features: pairs`
              with double buckle = à double boucle; with covered buckle = à boucle recouverte;
              with gold-tone hardware = à ferrures dorées
            `,
          },
        ),
        kind(
          'sunglasses_square',
          'sunglasses',
          'fp lunettes de soleil',
          'Polarized lenses take the glare off snow, water and the road.',
          'Des verres polarisés qui coupent l’éblouissement de la neige, de l’eau et de la route.',
          {
            price: [29, 129],
            grams: [90, 160],
            care: 'wipe-clean',
            colours: ['black', 'brown', 'navy', 'burgundy', 'tan', 'grey'],
            made: pairs`acetate = en acétate; metal = à monture de métal; recycled plastic = en plastique recyclé`,
            looks: pairs`
              polarized = polarisé/polarisée; cat-eye = œil-de-chat @cat-eye; oversized = grand format @oversized; aviator = aviateur @aviator;
              round = rond/ronde @round
            `,
            features: pairs`
              with gradient lenses = à verres dégradés; with hard case = avec étui rigide;
              with mirrored lenses = à verres miroir
            `,
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`
      merino wool = en laine mérinos; cashmere blend = en cachemire mélangé; acrylic knit = en tricot acrylique;
      recycled yarn = en fil recyclé
    `,
    looks: pairs`
      cable-knit = à torsades @cable; plaid = à carreaux @plaid; striped = rayé/rayée @stripes; ribbed = côtelé/côtelée @rib;
      chunky = en grosses mailles; two-tone = bicolore/ @two-tone
    `,
    features: pairs`
      with fringe = à franges @fringe; with pockets = à poches; with pompoms = à pompons @pompom;
      with metallic thread = à fil métallisé
    `,
    points: pairs`
      Comes ready to give, in a box = Prêt/Prête à offrir, en boîte; Soft against the skin = Doux/Douce pour la peau;
      One size fits most, unless sizes are shown = Taille unique, sauf indication contraire;
      Colour that does not rub off = Couleur qui ne déteint pas
    `,
    colours: palettes.apparel,
    price: [24, 79],
    grams: [80, 320],
    care: 'delicate',
  },
)

/** Bags and what goes with clothes, by group. */
export const accessoryGroups = [bags, accessories]
