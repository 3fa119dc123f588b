import { palettes } from '../palettes.ts'
import { group, kind, leaf, pairs } from './kit.ts'

export const spec = { en: 'Key spec', fr: 'Caractéristique' }

const computers = group(
  {
    id: 'computers',
    en: 'Computers & Tablets',
    fr: 'Ordinateurs et tablettes',
    share: 2,
    madeLabel: spec,
    leaves: [
      leaf('tablets', 'Tablets', 'Tablettes', [
        kind(
          'tablet_tablet',
          'tablet',
          'f tablette',
          'A sharp screen for recipes, calls with the grandchildren and the train.',
          'Un écran net pour les recettes, les appels aux petits-enfants et le train.',
        ),
        kind(
          'tablet_e-reader',
          'e-reader',
          'f liseuse',
          'Reads like paper, in the sun or in the dark, for six weeks on one charge.',
          'Elle se lit comme du papier, au soleil ou dans le noir, six semaines par charge.',
          {
            measures: pairs`6-inch = de 6 po; 7-inch = de 7 po; 7.8-inch = de 7,8 po`,
            made: pairs`16 GB = , 16 Go; 32 GB = , 32 Go`,
            looks: pairs`waterproof = étanche/; front-lit = à éclairage intégré`,
            features: pairs`with page buttons = à boutons de page; with cover = avec étui`,
            price: [119, 299],
          },
        ),
      ]),
      leaf('laptops', 'Laptops', 'Portables', [
        kind(
          'laptop',
          'laptop',
          'm ordinateur portable',
          'Starts in eight seconds, lasts a day, and stays quiet in the library.',
          'Il démarre en huit secondes, tient la journée et se tait à la bibliothèque.',
          {
            measures: pairs`13.3-inch = de 13,3 po; 14-inch = de 14 po; 15.6-inch = de 15,6 po; 17.3-inch = de 17,3 po`,
            made: pairs`256 GB SSD = , SSD de 256 Go; 512 GB SSD = , SSD de 512 Go; 1 TB SSD = , SSD de 1 To @1.4`,
            looks: pairs`
              touchscreen = à écran tactile; convertible = convertible/; ultralight = ultraléger/ultralégère
            `,
            features: pairs`
              with backlit keyboard = à clavier rétroéclairé; with carrying case = avec housse;
              with wireless mouse = avec souris sans fil
            `,
            price: [549, 1199],
            grams: [1100, 2600],
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`64 GB = , 64 Go; 128 GB = , 128 Go; 256 GB = , 256 Go`,
    measures: pairs`8-inch = de 8 po; 10.1-inch = de 10,1 po; 11-inch = de 11 po; 12.4-inch = de 12,4 po`,
    looks: pairs`Wi-Fi = Wi-Fi; shockproof = antichoc; ultraslim = ultramince/`,
    features: pairs`
      with folio case = avec étui folio; with stylus = avec stylet; with detachable keyboard = à clavier détachable;
      with screen protector = avec protecteur d’écran
    `,
    points: pairs`
      Set up in English or French = Configuration en français ou en anglais;
      Technical support by phone for a year = Soutien technique par téléphone pendant un an;
      Charges by USB-C = Recharge par USB-C; One-year warranty = Garantie d’un an
    `,
    colours: palettes.tech,
    price: [149, 499],
    grams: [420, 900],
    care: 'electronics',
  },
)

const phones = group(
  {
    id: 'phones-wearables',
    en: 'Phones & Wearables',
    fr: 'Téléphones et montres',
    share: 2,
    madeLabel: spec,
    leaves: [
      leaf('phones', 'Phones', 'Téléphones', [
        kind(
          'phone_smartphone',
          'unlocked smartphone',
          'm téléphone intelligent déverrouillé',
          'Works with every Canadian carrier: put in your card and call.',
          'Compatible avec tous les fournisseurs canadiens: insérez votre carte et appelez.',
          {
            made: pairs`128 GB = , 128 Go; 256 GB = , 256 Go; 512 GB = , 512 Go @1.4`,
            measures: pairs`6.1-inch = de 6,1 po; 6.5-inch = de 6,5 po; 6.7-inch = de 6,7 po`,
            looks: pairs`5G = 5G; waterproof = étanche/; dual-SIM = à double carte SIM`,
            features: pairs`
              with clear case = avec étui transparent; with fast charger = avec chargeur rapide;
              with triple camera = à triple caméra
            `,
            price: [249, 899],
            grams: [280, 420],
          },
        ),
        kind(
          'phone_big-button',
          'big-button phone',
          'm téléphone à grosses touches',
          'Large keys, a loud ring and a button for help.',
          'De grosses touches, une sonnerie forte et un bouton d’aide.',
          {
            made: [],
            measures: [],
            looks: pairs`cordless = sans fil; flip = à rabat; amplified = amplifié/amplifiée`,
            features: pairs`
              with charging dock = avec socle de recharge; with SOS button = à bouton SOS;
              with call blocking = à blocage d’appels; with two handsets = à deux combinés
            `,
            price: [59, 149],
          },
        ),
      ]),
      leaf('smartwatches', 'Smartwatches', 'Montres intelligentes', [
        kind(
          'smartwatch',
          'smartwatch',
          'f montre intelligente',
          'Steps, sleep, heart and messages, at a glance.',
          'Pas, sommeil, cœur et messages, d’un coup d’œil.',
          {
            made: pairs`aluminum = en aluminium; stainless steel = en acier inoxydable; ceramic = en céramique`,
            measures: pairs`40 mm = de 40 mm; 44 mm = de 44 mm; 46 mm = de 46 mm`,
            looks: pairs`waterproof = étanche/; hybrid = hybride/; GPS = GPS`,
            features: pairs`
              with two bands = avec deux bracelets; with heart-rate monitor = à cardiofréquencemètre;
              with phone calls = à fonction d’appel
            `,
            price: [79, 349],
          },
        ),
      ]),
      leaf('chargers', 'Chargers & Power Banks', 'Chargeurs et piles externes', [
        kind(
          'charger_power-bank',
          'power bank',
          'f pile externe',
          'Three full charges in a coat pocket.',
          'Trois charges complètes dans une poche de manteau.',
          {
            made: pairs`10,000 mAh = de 10 000 mAh; 20,000 mAh = de 20 000 mAh`,
            measures: [],
            looks: pairs`slim = mince/; solar = solaire/; magnetic = magnétique/`,
            features: pairs`
              with built-in cables = à câbles intégrés; with flashlight = à lampe de poche;
              with fast charging = à charge rapide
            `,
            price: [29, 89],
          },
        ),
        kind(
          'charger_wireless',
          'wireless charger',
          'm chargeur sans fil',
          'Put the phone down: it charges.',
          'Déposez le téléphone: il se recharge.',
          {
            made: pairs`15 W = de 15 W; 30 W = de 30 W`,
            measures: [],
            looks: pairs`3-in-1 = trois-en-un; magnetic = magnétique/; foldable = pliant/pliante`,
            features: pairs`
              with night light = à veilleuse; with travel pouch = avec pochette de voyage;
              with alarm clock = avec réveil
            `,
            price: [29, 99],
          },
        ),
      ]),
    ],
  },
  {
    points: pairs`
      Set up in English or French = Configuration en français ou en anglais;
      Works with the usual phones = Compatible/ avec les téléphones courants; Charges by USB-C = Recharge par USB-C;
      One-year warranty = Garantie d’un an
    `,
    colours: palettes.tech,
    price: [49, 299],
    grams: [120, 420],
    care: 'electronics',
  },
)

/** Computers, tablets and phones. */
export const computerGroups = [computers, phones]
