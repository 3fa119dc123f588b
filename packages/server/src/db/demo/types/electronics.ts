import { palettes } from '../palettes.ts'
import { type DepartmentData, group, kind, leaf, pairs } from './kit.ts'

const model = { en: 'Model', fr: 'Modèle' }

const computers = group(
  {
    id: 'computers',
    en: 'Computers & Tablets',
    fr: 'Ordinateurs et tablettes',
    share: 2,
    madeLabel: model,
    leaves: [
      leaf('tablets', 'Tablets', 'Tablettes', [
        kind(
          'tablet',
          'tablet',
          'f tablette',
          'A sharp screen for recipes, calls with the grandchildren and the train.',
          'Un écran net pour les recettes, les appels aux petits-enfants et le train.',
        ),
        kind(
          'tablet',
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
            made: pairs`256 GB SSD = , SSD de 256 Go; 512 GB SSD = , SSD de 512 Go; 1 TB SSD = , SSD de 1 To`,
            looks: pairs`touchscreen = à écran tactile; convertible = convertible/; ultralight = ultraléger/ultralégère`,
            features: pairs`with backlit keyboard = à clavier rétroéclairé; with carrying case = avec housse; with wireless mouse = avec souris sans fil`,
            price: [499, 1499],
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
    features: pairs`with folio case = avec étui folio; with stylus = avec stylet; with detachable keyboard = à clavier détachable; with screen protector = avec protecteur d’écran`,
    points: pairs`Set up in English or French = Configuration en français ou en anglais; Technical support by phone for a year = Soutien technique par téléphone pendant un an; Charges by USB-C = Recharge par USB-C; One-year warranty = Garantie d’un an`,
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
    madeLabel: model,
    leaves: [
      leaf('phones', 'Phones', 'Téléphones', [
        kind(
          'phone',
          'unlocked smartphone',
          'm téléphone intelligent déverrouillé',
          'Works with every Canadian carrier: put in your card and call.',
          'Compatible avec tous les fournisseurs canadiens: insérez votre carte et appelez.',
          {
            made: pairs`128 GB = , 128 Go; 256 GB = , 256 Go; 512 GB = , 512 Go`,
            measures: pairs`6.1-inch = de 6,1 po; 6.5-inch = de 6,5 po; 6.7-inch = de 6,7 po`,
            looks: pairs`5G = 5G; waterproof = étanche/; dual-SIM = à double carte SIM`,
            features: pairs`with clear case = avec étui transparent; with fast charger = avec chargeur rapide; with triple camera = à triple caméra`,
            price: [249, 899],
            grams: [280, 420],
          },
        ),
        kind(
          'phone',
          'big-button phone',
          'm téléphone à grosses touches',
          'Large keys, a loud ring and a button for help.',
          'De grosses touches, une sonnerie forte et un bouton d’aide.',
          {
            made: [],
            measures: [],
            looks: pairs`cordless = sans fil; flip = à rabat; amplified = amplifié/amplifiée`,
            features: pairs`with charging dock = avec socle de recharge; with SOS button = à bouton SOS; with call blocking = à blocage d’appels; with two handsets = à deux combinés`,
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
            features: pairs`with two bands = avec deux bracelets; with heart-rate monitor = à cardiofréquencemètre; with phone calls = à fonction d’appel`,
            price: [79, 349],
          },
        ),
      ]),
      leaf('chargers', 'Chargers & Power Banks', 'Chargeurs et piles externes', [
        kind(
          'charger',
          'power bank',
          'f pile externe',
          'Three full charges in a coat pocket.',
          'Trois charges complètes dans une poche de manteau.',
          {
            made: pairs`10,000 mAh = de 10 000 mAh; 20,000 mAh = de 20 000 mAh`,
            measures: [],
            looks: pairs`slim = mince/; solar = solaire/; magnetic = magnétique/`,
            features: pairs`with built-in cables = à câbles intégrés; with flashlight = à lampe de poche; with fast charging = à charge rapide`,
            price: [29, 89],
          },
        ),
        kind(
          'charger',
          'wireless charger',
          'm chargeur sans fil',
          'Put the phone down: it charges.',
          'Déposez le téléphone: il se recharge.',
          {
            made: pairs`15 W = de 15 W; 30 W = de 30 W`,
            measures: [],
            looks: pairs`3-in-1 = trois-en-un; magnetic = magnétique/; foldable = pliant/pliante`,
            features: pairs`with night light = à veilleuse; with travel pouch = avec pochette de voyage; with alarm clock = avec réveil`,
            price: [29, 99],
          },
        ),
      ]),
    ],
  },
  {
    points: pairs`Set up in English or French = Configuration en français ou en anglais; Works with the usual phones = Compatible/ avec les téléphones courants; Charges by USB-C = Recharge par USB-C; One-year warranty = Garantie d’un an`,
    colours: palettes.tech,
    price: [49, 299],
    grams: [120, 420],
    care: 'electronics',
  },
)

const audio = group(
  {
    id: 'audio',
    en: 'Audio',
    fr: 'Audio',
    share: 2,
    madeLabel: model,
    leaves: [
      leaf('headphones', 'Headphones', 'Écouteurs', [
        kind(
          'headphones',
          'over-ear headphones',
          'mp écouteurs circum-auriculaires',
          'The plane disappears; the music stays.',
          'L’avion disparaît; la musique reste.',
          {
            features: pairs`with carrying case = avec étui; with microphone = à microphone; with 40-hour battery = à autonomie de 40 heures`,
          },
        ),
        kind(
          'headphones',
          'TV headphones',
          'mp écouteurs pour téléviseur',
          'Your volume for you, and theirs for them.',
          'Votre volume pour vous, le leur pour eux.',
          {
            features: pairs`with charging dock = avec socle de recharge; with volume dial = à molette de volume; with two headsets = à deux casques`,
            price: [69, 199],
          },
        ),
      ]),
      leaf('speakers', 'Speakers', 'Haut-parleurs', [
        kind(
          'speaker',
          'Bluetooth speaker',
          'm haut-parleur Bluetooth',
          'Small enough for the canoe, loud enough for the dock.',
          'Assez petit pour le canot, assez fort pour le quai.',
          {
            made: pairs`20 W = de 20 W; 30 W = de 30 W; 60 W = de 60 W`,
            looks: pairs`waterproof = étanche/; portable = portatif/portative; retro = rétro; stereo = stéréo`,
            features: pairs`with light show = à jeux de lumière; with carrying strap = à dragonne; with microphone = avec microphone; with radio = avec radio`,
            price: [39, 249],
          },
        ),
        kind(
          'speaker',
          'sound bar',
          'f barre de son',
          'Voices you understand without reading the captions.',
          'Des voix qu’on comprend sans lire les sous-titres.',
          {
            made: pairs`120 W = de 120 W; 200 W = de 200 W`,
            looks: pairs`compact = compact/compacte; 2.1-channel = à 2.1 canaux; Bluetooth = Bluetooth`,
            features: pairs`with subwoofer = avec caisson de basses; with remote = avec télécommande; with wall mount = avec support mural`,
            price: [99, 399],
            grams: [2200, 6200],
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`Bluetooth = Bluetooth; hi-fi = haute fidélité`,
    looks: pairs`noise-cancelling = à suppression du bruit; wireless = sans fil; foldable = pliant/pliante; lightweight = léger/légère`,
    features: pairs`with carrying case = avec étui; with microphone = à microphone`,
    points: pairs`Pairs once and remembers = S’apparie une fois pour toutes; Prompts in English or French = Messages vocaux en français ou en anglais; Charges by USB-C = Recharge par USB-C; One-year warranty = Garantie d’un an`,
    colours: palettes.tech,
    price: [59, 329],
    grams: [260, 1200],
    care: 'electronics',
  },
)

const imaging = group(
  {
    id: 'tv-cameras',
    en: 'TV & Cameras',
    fr: 'Téléviseurs et appareils photo',
    share: 1.5,
    madeLabel: model,
    leaves: [
      leaf('televisions', 'Televisions', 'Téléviseurs', [
        kind(
          'television',
          'smart TV',
          'm téléviseur intelligent',
          'A picture that holds up in a bright living room, and one remote.',
          'Une image qui tient dans un salon ensoleillé, et une seule télécommande.',
          {
            made: pairs`4K LED = 4K à DEL; 4K QLED = 4K QLED; 4K OLED = 4K OLED; HD = HD`,
            measures: pairs`32-inch = de 32 po; 43-inch = de 43 po; 50-inch = de 50 po; 55-inch = de 55 po; 65-inch = de 65 po; 75-inch = de 75 po`,
            looks: pairs`ultraslim = ultramince/; frameless = sans cadre`,
            features: pairs`with voice remote = à télécommande vocale; with wall mount = avec support mural; with sound bar = avec barre de son`,
            price: [249, 1799],
            colours: palettes.black,
            plain: true,
            grams: [4500, 26000],
          },
        ),
      ]),
      leaf('cameras', 'Cameras', 'Appareils photo', [
        kind(
          'camera',
          'digital camera',
          'm appareil photo numérique',
          'A real zoom, a strap, and pictures that print.',
          'Un vrai zoom, une dragonne et des photos qui s’impriment bien.',
          {
            made: pairs`24 MP = de 24 MP; 48 MP = de 48 MP`,
            looks: pairs`compact = compact/compacte; mirrorless = sans miroir; waterproof = étanche/`,
            features: pairs`with 10x zoom = à zoom 10x; with memory card = avec carte mémoire; with flip screen = à écran orientable`,
            price: [129, 799],
          },
        ),
        kind(
          'camera',
          'instant camera',
          'm appareil photo instantané',
          'The picture is in your hand before the laugh is over.',
          'La photo est dans la main avant la fin du rire.',
          {
            made: [],
            looks: pairs`retro = rétro; compact = compact/compacte; wide-format = grand format`,
            features: pairs`with film pack = avec pellicule; with self-timer = à retardateur; with selfie mirror = à miroir égoportrait`,
            price: [79, 179],
            colours: ['white', 'black', 'pink', 'teal', 'yellow', 'navy'],
          },
        ),
      ]),
    ],
  },
  {
    points: pairs`Menus in English and French = Menus en français et en anglais; Everything needed is in the box = Tout le nécessaire est dans la boîte; Technical support by phone for a year = Soutien technique par téléphone pendant un an; One-year warranty = Garantie d’un an`,
    colours: palettes.tech,
    price: [99, 799],
    grams: [300, 1200],
    care: 'electronics',
  },
)

const smartHome = group(
  {
    id: 'smart-home',
    en: 'Smart Home',
    fr: 'Maison intelligente',
    share: 1,
    madeLabel: model,
    leaves: [
      leaf('doorbells', 'Video Doorbells', 'Sonnettes vidéo', [
        kind(
          'doorbell-camera',
          'video doorbell',
          'f sonnette vidéo',
          'See who it is from the garden, or from Florida.',
          'Voyez qui sonne depuis le jardin, ou depuis la Floride.',
        ),
      ]),
      leaf('security-cameras', 'Security Cameras', 'Caméras de sécurité', [
        kind(
          'doorbell-camera',
          'outdoor security camera',
          'f caméra de sécurité extérieure',
          'Made for minus 25 and for raccoons.',
          'Faite pour moins 25 et pour les ratons laveurs.',
          { measures: pairs`, 2-pack = , paquet de 2; , 4-pack = , paquet de 4`, price: [69, 299] },
        ),
      ]),
    ],
  },
  {
    made: pairs`1080p = 1080p; 2K = 2K; 4K = 4K`,
    looks: pairs`wireless = sans fil; solar = solaire/; battery-powered = à pile; Wi-Fi = Wi-Fi`,
    features: pairs`with chime = avec carillon; with colour night vision = à vision nocturne en couleurs; with motion sensor = à détecteur de mouvement; with two-way audio = à audio bidirectionnel`,
    points: pairs`No monthly fee: recordings stay on the card = Sans frais mensuels: les images restent sur la carte; Works from −25 to 45 °C = Fonctionne de −25 à 45 °C; Installs in fifteen minutes = S’installe en quinze minutes; Application in English and French = Application en français et en anglais`,
    colours: ['black', 'white', 'silver'],
    price: [59, 219],
    grams: [240, 900],
    care: 'electronics',
  },
)

/** Computers, phones, sound, pictures, the smart home. */
export const electronics: DepartmentData = {
  id: 'electronics',
  en: 'Electronics',
  fr: 'Électronique',
  share: 6,
  groups: [computers, phones, audio, imaging, smartHome],
  openings: [
    {
      en: 'Out of the box and working in ten minutes: we timed it with {this}.',
      fr: 'Sorti/Sortie de la boîte et en marche en dix minutes: nous avons chronométré {ce}.',
    },
    {
      en: '{This} [was|were] picked by people who dislike manuals.',
      fr: '{Ce} [a été choisi/choisie|ont été choisi/choisie] par des gens qui n’aiment pas les modes d’emploi.',
    },
    {
      en: 'What matters is simple: {this} [works|work], every day, for everyone in the house.',
      fr: 'L’essentiel est simple: {ce} [fonctionne|fonctionnent] tous les jours, pour toute la maisonnée.',
    },
  ],
  closings: [
    {
      en: 'Our help line answers in both languages, seven days a week.',
      fr: 'Notre ligne d’aide répond dans les deux langues, sept jours sur sept.',
    },
    {
      en: 'Updates come by themselves; nothing to subscribe to.',
      fr: 'Les mises à jour se font toutes seules; aucun abonnement.',
    },
    {
      en: 'Old device? Ask us how to recycle it in your province.',
      fr: 'Un vieil appareil? Demandez-nous comment le recycler dans votre province.',
    },
  ],
}
