import { palettes } from '../palettes.ts'
import { group, kind, leaf, pairs } from './kit.ts'

/** Sneakers, boots, sandals, pumps. */
export const shoes = group(
  {
    id: 'shoes',
    en: 'Shoes & Boots',
    fr: 'Chaussures et bottes',
    share: 6,
    leaves: [
      leaf('sneakers', 'Sneakers', 'Espadrilles', [
        kind(
          'sneaker_laced',
          'sneakers',
          'fp espadrilles',
          'Light on the foot, firm under the arch, ready for ten thousand steps.',
          'Légères au pied, fermes sous la voûte, prêtes pour dix mille pas.',
          { colours: palettes.sporty },
        ),
        kind(
          'sneaker_slip-on',
          'slip-on sneakers',
          'fp espadrilles à enfiler',
          'No laces, no bending: step in and go.',
          'Pas de lacets, pas besoin de se pencher: on enfile et on part.',
          {
            colours: palettes.sporty,
            made: pairs`stretch knit = en tricot extensible; canvas = en toile; leather = en cuir`,
          },
        ),
      ]),
      leaf('boots', 'Boots & Booties', 'Bottes et bottillons', [
        kind(
          'boot_ankle-boot',
          'ankle boots',
          'mp bottillons',
          'A zipper at the side, a steady heel and room for a thick sock.',
          'Une fermeture sur le côté, un talon stable et la place d’un bas épais.',
        ),
        kind(
          'boot_winter-boot',
          'winter boots',
          'fp bottes d’hiver',
          'Made for slush, salt and a bus that is late.',
          'Faites pour la gadoue, le sel et l’autobus en retard.',
          {
            price: [99, 229],
            made: pairs`waterproof leather = en cuir imperméable; suede = en suède; nylon = en nylon`,
            looks: pairs`insulated = isolé/isolée; lace-up = à lacets; fleece-lined = doublé/doublée de molleton`,
            features: pairs`
              with ice-grip soles = à semelles antidérapantes sur glace; with removable liners = à feutres amovibles;
              with faux-fur cuffs = à revers en fausse fourrure
            `,
          },
        ),
        kind(
          'boot_rain-boot',
          'rain boots',
          'fp bottes de pluie',
          'One piece, no seam, no way in for the puddle.',
          'D’une seule pièce, sans couture: la flaque reste dehors.',
          {
            price: [49, 99],
            made: pairs`natural rubber = en caoutchouc naturel; recycled rubber = en caoutchouc recyclé`,
            looks: pairs`glossy = lustré/lustrée; matte = mat/mate; printed = imprimé/imprimée @print`,
            features: pairs`
              with cushioned insoles = à semelles coussinées; with side buckle = à boucle latérale;
              with elastic gusset = à soufflet élastique
            `,
          },
        ),
      ]),
      leaf('sandals', 'Sandals', 'Sandales', [
        kind(
          'sandal_flat-sandal',
          'sandals',
          'fp sandales',
          'Straps that adjust where feet change during the day.',
          'Des brides qui s’ajustent là où le pied change au fil du jour.',
          {
            looks: pairs`
              braided = tressé/tressée; metallic = métallisé/métallisée; embellished = orné/ornée de perles;
              woven = tissé/tissée @woven
            `,
          },
        ),
        kind(
          'sandal_wedge',
          'wedge sandals',
          'fp sandales compensées',
          'The height of a heel, the comfort of a platform.',
          'La hauteur d’un talon, le confort d’une plateforme.',
          {
            looks: pairs`braided = tressé/tressée; metallic = métallisé/métallisée; two-tone = bicolore/ @two-tone`,
            features: pairs`
              with ankle strap = à bride de cheville @ankle-strap; with cork soles = à semelles de liège;
              with jute trim = à bordure de jute
            `,
          },
        ),
      ]),
      leaf('pumps-flats', 'Pumps & Flats', 'Escarpins et ballerines', [
        kind(
          'pump_heeled',
          'pumps',
          'mp escarpins',
          'A heel of five centimetres that one can stand on all evening.',
          'Un talon de cinq centimètres qui tient toute la soirée.',
          {
            features: pairs`
              with block heel = à talon carré @block; with pointed toe = à bout pointu @pointed;
              with ankle strap = à bride de cheville @ankle-strap
            `,
          },
        ),
        kind(
          'pump_ballet',
          'ballet flats',
          'fp ballerines',
          'They fold, they flex, and they forgive a long day.',
          'Elles se plient, elles fléchissent et pardonnent les longues journées.',
          {
            features: pairs`
              with bow = à boucle @bow; with elastic topline = à bordure élastique; with pointed toe = à bout pointu @pointed
            `,
            price: [39, 109],
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`
      leather = en cuir; suede = en suède; vegan leather = en cuir végétalien; nubuck = en nubuck;
      recycled knit = en tricot recyclé
    `,
    looks: pairs`
      quilted = matelassé/matelassée @quilted; metallic = métallisé/métallisée; two-tone = bicolore/ @two-tone;
      embroidered = brodé/brodée @embroidered; perforated = perforé/perforée; stretch = extensible/
    `,
    features: pairs`
      with memory-foam insoles = à semelles en mousse mémoire; with arch support = à soutien plantaire;
      with side zipper = à fermeture latérale; with cushioned soles = à semelles coussinées;
      with platform soles = à semelles plateformes
    `,
    points: pairs`
      Memory-foam insole = Semelle intérieure en mousse mémoire;
      Non-slip rubber outsole = Semelle extérieure antidérapante en caoutchouc;
      Half sizes available = Demi-pointures offertes; Medium width = Largeur moyenne;
      Removable insole fits an orthotic = Semelle amovible, compatible avec une orthèse
    `,
    colours: palettes.leather,
    sizes: 'shoes',
    price: [49, 149],
    grams: [500, 1300],
    care: 'footwear',
  },
)
